import { missingName } from '../release/missing-name';
import { readPublishedRelease } from '../release/published-releases';
import { artefactOrigin } from './artefact-origin';
import { providedNames } from './provided-names';
import type { LiveRelease } from './release-map';

/**
 * A published release as the release map offers it.
 *
 * @param folder releases folder
 * @throws Error in one sentence when the version is not published, or is to have visitors and needs what the shell does not provide
 */
export async function liveRelease(
  folder: string,
  remote: string,
  version: string,
  deployment: LiveRelease['deployment'],
): Promise<LiveRelease> {
  const { release, integrity } = await readPublishedRelease(folder, remote, version);
  const provided = await providedNames(folder);
  const missing = provided && deployment.traffic > 0 ? missingName(release.needs, provided) : null;
  if (missing) throw new Error(`${remote} ${version} needs ${missing}, which the shell does not provide.`);
  return {
    url: `${artefactOrigin(remote)}/${version}/release.json`,
    metadata: { integrity, version },
    deployment,
  };
}
