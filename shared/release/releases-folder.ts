import { join, resolve } from 'node:path';

/** Absolute path of the folder with release map and releases: `RELEASES_FOLDER`, default `.local/releases`. */
export function releasesFolder(env: NodeJS.ProcessEnv = process.env): string {
  return resolve(env.RELEASES_FOLDER || '.local/releases');
}

/** Path of a server build's source map: in a dotted folder beside the release, which asset servers do not serve. */
export function sourceMapFile(releasesFolder: string, remote: string, version: string): string {
  return join(releasesFolder, remote, '.source-maps', `${version}.json`);
}
