import { copyFile, mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseJson } from '@storefront/shared/release/parse-json';
import { needsSchema } from '@storefront/shared/release/release';
import type { Provided } from '@storefront/shared/release/unmet-need';

const fileIn = (folder: string) => join(folder, 'provides.json');

/** What a folder's shells give to releases; null when it is not known. @throws Error in one sentence when the file is of another shape */
export async function providedBy(folder: string): Promise<Provided | null> {
  const text = await readFile(fileIn(folder), 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null;
    throw new Error(`${fileIn(folder)} cannot be read (${error.code}).`);
  });
  return text === null ? null : parseJson(needsSchema, text, fileIn(folder));
}

/** Checks releases that get traffic from now on against what a build of the shell provides. */
export async function provide(folder: string, shellFolder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  await copyFile(fileIn(shellFolder), fileIn(folder));
}
