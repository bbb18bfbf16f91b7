import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import { publishRemote } from '@storefront/build/publishing/publish';
import type { WorkspaceRemote } from '@storefront/build/workspace-remotes';
import { publishedVersions, readPublishedRelease } from '@storefront/shared/release/published-releases';
import { releasesIn } from 'releases/stores/releases';
import { goLive } from 'releases/traffic/go-live';

interface LatestReleaseOptions {
  /** Where releases are published; nothing is written there. */
  readonly published: string;
  /** Where one is published instead, and kept, as long as there is none. */
  readonly standIns: string;
  /** Those of development. */
  readonly releasesFolder: string;
}

/**
 * Puts the latest published release of a remote that is not developed into the releases of development, with all visitors.
 *
 * @returns its version
 * @throws BuildFailed when nothing that can be read was ever published, and it does not build
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
