import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { sourceMapFile } from '@storefront/shared/release/source-map-file';

/**
 * Keeps the source map of a build beside its release, where it has one. Other sources may give the same release: the map is that of
 * those which were built last.
 */
export async function keepSourceMap(
  build: string,
  releasesFolder: string,
  remote: string,
  version: string,
): Promise<void> {
  const map = await readFile(join(build, 'server/container.cjs.map')).catch(
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return null;
      throw error;
    },
  );
  if (!map) return;
  const file = sourceMapFile(releasesFolder, remote, version);
  const next = `${file}.${randomUUID()}.next`;
  await mkdir(dirname(file), { recursive: true });
  await writeFile(next, map);
  await rename(next, file);
}
