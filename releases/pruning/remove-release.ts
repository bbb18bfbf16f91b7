import { rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { takeVersion } from '@storefront/build/publishing/take-version';
import { workFolder } from '@storefront/build/publishing/work-folder';
import { unfinishedRelease } from '@storefront/build/publishing/write-release';
import { sourceMapFile } from '@storefront/shared/release/source-map-file';

/**
 * Takes a release out of the folder of what is published, with its source map. It is gone all at once, and its number stays taken.
 *
 * @param folder releases folder
 * @throws the file system's error
 */
export async function removeRelease(folder: string, remote: string, version: string): Promise<void> {
  const releases = join(folder, remote);
  // Where another content has the number, it stays taken by that one.
  await takeVersion(releases, version);
  // Where this is killed, the next publisher removes what is left.
  const left = await workFolder(releases, unfinishedRelease);
  await rename(join(releases, version), join(left, version));
  await rm(left, { recursive: true, force: true });
  await rm(sourceMapFile(folder, remote, version), { force: true });
}
