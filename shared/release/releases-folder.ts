import { resolve } from 'node:path';

/** Absolute path of the folder of release map and releases: `RELEASES_FOLDER`, or `.local/releases` in the working directory. */
export function releasesFolder(env: NodeJS.ProcessEnv = process.env): string {
  return resolve(env.RELEASES_FOLDER || '.local/releases');
}
