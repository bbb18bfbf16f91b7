import type { LiveRelease, ReleaseMap } from '../traffic/release-map';
import type { Reason } from '../traffic/release-map-folder';
import { setTraffic } from '../traffic/rollout';
import { changeInForce, readHistory } from './release-history';

/**
 * Gives the visitors of a remote what they had before the last change of its traffic that is still in force; its paths stay.
 *
 * @param folder releases folder
 * @returns the release map as written
 * @throws Error in one sentence when there is nothing to go back to, or as `setTraffic` does
 */
export async function rollBack(folder: string, remote: string, reason: Reason = {}): Promise<ReleaseMap> {
  const history = await readHistory(folder);
  const last = changeInForce(history, remote);
  if (!last?.from?.releases?.length) throw new Error(`There is nothing that ${remote} could go back to.`);
  return setTraffic(folder, remote, sharesOf(last.from.releases), {
    expect: history.at(-1)?.revision ?? 0,
    ...reason,
    undoes: last.revision,
  });
}

/** Percent by version. */
function sharesOf(releases: readonly LiveRelease[]): Record<string, number> {
  return Object.fromEntries(
    releases.map(({ metadata, deployment }) => [metadata.version, deployment.traffic]),
  );
}
