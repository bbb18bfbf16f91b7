import { changeInForce } from '../release-map/change-in-force';
import type { Reason } from '../release-map/change-remote';
import type { LiveRelease, ReleaseMap } from '../release-map/release-map';
import type { Releases } from '../stores/releases';
import { setTraffic } from './set-traffic';

/**
 * Gives the visitors of a remote what they had before the last change of its traffic that is still in force; its paths stay. What is
 * published elsewhere comes back as the history has it.
 *
 * @returns the release map as written
 * @throws Error in one sentence when there is nothing to go back to, or as `setTraffic` does
 */
export async function rollBack(releases: Releases, remote: string, reason: Reason = {}): Promise<ReleaseMap> {
  const { changes } = await releases.store.history();
  const last = changeInForce(changes, remote);
  if (!last?.from?.releases?.length) throw new Error(`There is nothing that ${remote} could go back to.`);
  const before = last.from.releases;
  const undoing = { expect: changes.at(-1)?.revision ?? 0, ...reason, undoes: last.revision };
  return setTraffic(releases, remote, sharesOf(before), undoing, before);
}

/** Percent by version. */
function sharesOf(releases: readonly LiveRelease[]): Record<string, number> {
  return Object.fromEntries(
    releases.map(({ metadata, deployment }) => [metadata.version, deployment.traffic]),
  );
}
