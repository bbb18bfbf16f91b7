import { resolve } from 'node:path';

/**
 * Absolute path of the folder that holds the release map and, in a folder for each remote, the published releases:
 * `RELEASES_FOLDER`, or `.local/releases` where the process was started.
 */
export function releasesFolder(env: NodeJS.ProcessEnv = process.env): string {
  return resolve(env.RELEASES_FOLDER || '.local/releases');
}
