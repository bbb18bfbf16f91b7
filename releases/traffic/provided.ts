import { copyFile, mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseJson } from '@storefront/shared/release/parse-json';
import { needsSchema } from '@storefront/shared/release/release';
import type { Provided } from '@storefront/shared/release/unmet-need';

const fileIn = (folder: string) => join(folder, 'provides.json');

/** The modules and libraries that a folder's shells provide to releases; null when unknown. @throws Error in one sentence when the file has another shape */
export async function providedBy(folder: string): Promise<Provided | null> {
  const text = await readFile(fileIn(folder), 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null;
    throw new Error(`${fileIn(folder)} cannot be read (${error.code}).`);
  });
  return text === null ? null : parseJson(needsSchema, text, fileIn(folder));
}

/** From now on, checks releases that get traffic against what this build of the shell provides. */
export async function provide(folder: string, shellFolder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  await copyFile(fileIn(shellFolder), fileIn(folder));
}
