import { join } from 'node:path';
import { wasPublished } from '@storefront/build/publishing/take-version';
import { publishedVersions } from '@storefront/shared/release/published-releases';
import type { LiveRelease } from '../release-map/release-map';

/** Those of a remote's releases of before that were published in a folder and are there no more, by prune or by hand; what is published elsewhere is not known. */
export async function removedSince(
  folder: string,
  remote: string,
  before: readonly LiveRelease[],
): Promise<string[]> {
  const published = await publishedVersions(folder, remote);
  const versions = before.map(({ metadata }) => metadata.version).filter((one) => !published.includes(one));
  const known = await Promise.all(
    versions.map(async (version) => ((await wasPublished(join(folder, remote), version)) ? version : null)),
  );
  return known.filter((version) => version !== null);
}

/** @throws Error in one sentence that names those of them, and the ways out */
export async function requireKept(
  folder: string,
  remote: string,
  before: readonly LiveRelease[],
): Promise<void> {
  const removed = await removedSince(folder, remote, before);
  if (removed.length === 0) return;
  const names = removed.map((version) => `${remote} ${version}`).join(' and ');
  const others = 'or give the visitors to what is there (pnpm releases status).';
  throw new Error(
    removed.length > 1
      ? `${names} are not in ${folder} any more: put their folders back, publish them again (pnpm releases push), ${others}`
      : `${names} is not in ${folder} any more: put its folder back, publish it again (pnpm releases push), ${others}`,
  );
}
