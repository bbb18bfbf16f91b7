import { join } from 'node:path';
import { wasPublished } from '@storefront/build/publishing/take-version';
import { publishedVersions } from '@storefront/shared/release/published-releases';
import type { LiveRelease } from '../release-map/release-map';

/** Those of a remote's releases of before that were published in a folder and removed since; what is published elsewhere is not known. */
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

/** @throws Error in one sentence that names those of them that were removed */
export async function requireKept(
  folder: string,
  remote: string,
  before: readonly LiveRelease[],
): Promise<void> {
  const removed = await removedSince(folder, remote, before);
  if (removed.length > 0)
    throw new Error(
      `${removed.map((version) => `${remote} ${version}`).join(' and ')} was removed from ${folder} (pnpm releases prune): push it again, or give the visitors to what is there (pnpm releases status).`,
    );
}
