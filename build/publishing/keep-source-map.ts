import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { sourceMapFile } from '@storefront/shared/release/releases-folder';
import { unlessMissing } from '@storefront/shared/release/unless-missing';

/** Keeps a build's source map, if any, beside its release. Other sources may give the same release: the last build's map stays. */
export async function keepSourceMap(
  from: string,
  releasesFolder: string,
  remote: string,
  version: string,
): Promise<void> {
  const map = await unlessMissing(readFile(from));
  if (!map) return;
  const file = sourceMapFile(releasesFolder, remote, version);
  const next = `${file}.${randomUUID()}.next`;
  await mkdir(dirname(file), { recursive: true });
  await writeFile(next, map);
  await rename(next, file);
}
