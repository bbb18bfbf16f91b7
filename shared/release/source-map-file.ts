import { join } from 'node:path';

/**
 * Where the source map of a release's server build lies: beside the release and not in it, for it is nobody's to fetch. No artefact host
 * serves a file whose path has a segment with a dot in front.
 */
export function sourceMapFile(releasesFolder: string, remote: string, version: string): string {
  return join(releasesFolder, remote, '.source-maps', `${version}.json`);
}
