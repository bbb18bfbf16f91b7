import { publishedVersions, readPublishedRelease } from '@storefront/shared/release/published-releases';
import { unmetNeed } from '@storefront/shared/release/unmet-need';
import type { LiveRelease } from '../release-map/release-map';
import type { Trust } from '../release-map/trust';
import { readSignatures } from '../trust/signatures';
import { artefactOrigin } from './artefact-origin';
import { providedBy } from './provided';
import { requireKept } from './released-before';

/**
 * A published release as the release map offers it, once it is known whom the map trusts: with the signature by which it may run, as
 * far as there is one.
 *
 * @param folder releases folder
 * @param before the release as the map had it: where it is published elsewhere alone, that is all there is to know of it
 * @throws Error in one sentence when the version is not published, or is to have visitors and needs what the shell does not provide
 */
export async function liveRelease(
  folder: string,
  remote: string,
  version: string,
  deployment: LiveRelease['deployment'],
  before?: LiveRelease,
): Promise<(trust: Trust) => LiveRelease> {
  if (before && !(await publishedVersions(folder, remote)).includes(version)) {
    await requireKept(folder, remote, [before]);
    return () => ({ ...before, deployment });
  }
  const { release, integrity } = await readPublishedRelease(folder, remote, version);
  const provided = await providedBy(folder);
  const unmet = provided && deployment.traffic > 0 ? unmetNeed(release.needs, provided) : null;
  if (unmet) throw new Error(`${remote} ${version} needs ${unmet}, which the shell does not provide.`);
  const sign = await readSignatures(folder, remote, version);
  const url = `${artefactOrigin(remote)}/${version}/release.json`;
  return (trust) => sign({ url, metadata: { integrity, version }, deployment }, trust);
}
