import { join } from 'node:path';

/** Where the source map of a server build lies: beside the release, below a dotted folder, which no artefact host serves. */
export function sourceMapFile(releasesFolder: string, remote: string, version: string): string {
  return join(releasesFolder, remote, '.source-maps', `${version}.json`);
}
