import { join, resolve } from 'node:path';

/** Absolute path of the folder of release map and releases: `RELEASES_FOLDER`, or `.local/releases` in the working directory. */
export function releasesFolder(env: NodeJS.ProcessEnv = process.env): string {
  return resolve(env.RELEASES_FOLDER || '.local/releases');
}

/** Where the source map of a server build lies: beside the release, below a dotted folder, which no artefact host serves. */
export function sourceMapFile(releasesFolder: string, remote: string, version: string): string {
  return join(releasesFolder, remote, '.source-maps', `${version}.json`);
}
