import { copyFile, mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseJson } from '@storefront/shared/release/parse-json';
import { needsSchema } from '@storefront/shared/release/release';
import { type Needs, type Provided, unmetNeed } from '@storefront/shared/release/unmet-need';
import type { Releases } from '../stores/releases';

const fileIn = (folder: string) => join(folder, 'provides.json');

/**
 * The modules and libraries that shells provide to releases: those that run, or where none is known to, the one that a folder was prepared
 * for. Empty when unknown. @throws Error in one sentence when the file has another shape
 */
export async function providedBy({ folder, store }: Releases): Promise<readonly Provided[]> {
  const running = (await store.shared?.provided()) ?? [];
  if (running.length > 0) return running;
  const text = await readFile(fileIn(folder), 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null;
    throw new Error(`${fileIn(folder)} cannot be read (${error.code}).`);
  });
  return text === null ? [] : [parseJson(needsSchema, text, fileIn(folder))];
}

/** The first need of a release that one of the shells does not meet; null when all do, or none is known. */
export function unmetByShells(shells: readonly Provided[], needs: Needs): string | null {
  const unmet = shells.map((provided) => unmetNeed(needs, provided));
  return unmet.find((need) => need !== null) ?? null;
}

/** From now on, checks releases that get traffic against what this build of the shell provides. */
export async function provide(folder: string, shellFolder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  await copyFile(fileIn(shellFolder), fileIn(folder));
}
