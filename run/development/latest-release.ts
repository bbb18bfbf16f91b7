import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import { publishRemote } from '@storefront/build/publishing/publish';
import type { WorkspaceRemote } from '@storefront/build/read-remotes';
import { publishedVersions, readPublishedRelease } from '@storefront/shared/release/published-releases';
import { releasesIn } from 'releases/stores/releases';
import { goLive } from 'releases/traffic/go-live';

interface LatestReleaseOptions {
  readonly published: string;
  readonly standIns: string;
  readonly releasesFolder: string;
}

/**
 * Gives the latest published release of a remote that is not developed all visitors of the development shop.
 *
 * @param published releases folder, read-only
 * @param standIns folder for a release built while none is published
 * @param releasesFolder of the development shop
 * @returns its version
 * @throws BuildFailed when no readable release was ever published, and it does not build
 */
export async function useLatestRelease(
  remote: WorkspaceRemote,
  { published, standIns, releasesFolder }: LatestReleaseOptions,
): Promise<string> {
  const { name } = remote;
  const latest = (await publishedVersions(published, name)).at(-1);
  const isReadable =
    latest !== undefined &&
    (await readPublishedRelease(published, name, latest).then(
      () => true,
      () => false,
    ));
  const version = isReadable ? latest : (await publishRemote(remote, { releasesFolder: standIns })).version;
  const from = join(isReadable ? published : standIns, name, version);
  await cp(from, join(releasesFolder, name, version), { recursive: true });
  await goLive(releasesIn(releasesFolder), remote, version);
  return version;
}
