import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { sourceMapFile } from '@storefront/shared/release/source-map-file';

/** Where a build has the source map of what a server runs, in its folder. */
export function builtSourceMap(build: string): string {
  return join(build, 'server/container.cjs.map');
}

/**
 * Keeps the source map of a build beside its release, where it has one. Other sources may give the same release: the map is that of
 * those which were built last.
 *
 * @param from its file
 */
export async function keepSourceMap(
  from: string,
  releasesFolder: string,
  remote: string,
  version: string,
): Promise<void> {
  const map = await readFile(from).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null;
    throw error;
  });
  if (!map) return;
  const file = sourceMapFile(releasesFolder, remote, version);
  const next = `${file}.${randomUUID()}.next`;
  await mkdir(dirname(file), { recursive: true });
  await writeFile(next, map);
  await rename(next, file);
}
