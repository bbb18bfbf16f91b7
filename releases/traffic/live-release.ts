import { join } from 'node:path';
import { wasPublished } from '@storefront/build/publishing/claim-version';
import { publishedVersions, readPublishedRelease } from '@storefront/shared/release/published-releases';
import { unmetNeed } from '@storefront/shared/release/unmet-need';
import type { LiveRelease, Trust } from '../release-map/release-map';
import { signaturesOf } from '../trust/signatures';
import { assetOrigin } from './asset-origin';
import { providedBy } from './provided';

/**
 * A published release as the map offers it: once its trust is known, with a signature by which it may run, if there is one. `before` is the
 * release as the map had it, the only source for one published elsewhere.
 *
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
    await requireKept(folder, remote, [version]);
    return () => ({ ...before, deployment });
  }
  const { release, integrity } = await readPublishedRelease(folder, remote, version);
  const provided = await providedBy(folder);
  const unmet = provided && deployment.traffic > 0 ? unmetNeed(release.needs, provided) : null;
  if (unmet) throw new Error(`${remote} ${version} needs ${unmet}, which the shell does not provide.`);
  const sign = await signaturesOf(folder, remote, [version]);
  const url = `${assetOrigin(remote)}/${version}/release.json`;
  return (trust) => sign({ url, metadata: { integrity, version }, deployment }, trust);
}

/** The versions in `before` that this folder published and removed since; those published elsewhere are unknown. */
export async function removedSince(
  folder: string,
  remote: string,
  before: readonly string[],
): Promise<string[]> {
  const published = await publishedVersions(folder, remote);
  const gone = before.filter((version) => !published.includes(version));
  const known = await Promise.all(gone.map((version) => wasPublished(join(folder, remote), version)));
  return gone.filter((_, nth) => known[nth]);
}

/** @throws Error in one sentence that names the removed versions and the remedies */
export async function requireKept(folder: string, remote: string, before: readonly string[]): Promise<void> {
  const removed = await removedSince(folder, remote, before);
  if (removed.length === 0) return;
  const names = removed.map((version) => `${remote} ${version}`).join(' and ');
  const others = 'or give the visitors to what is there (pnpm releases status).';
  throw new Error(
    removed.length > 1
      ? `${names} are not in ${folder} any more: restore their folders, publish them again (pnpm releases push), ${others}`
      : `${names} is not in ${folder} any more: restore its folder, publish it again (pnpm releases push), ${others}`,
  );
}
