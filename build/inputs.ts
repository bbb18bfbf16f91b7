import { hash } from 'node:crypto';
import { lstatSync, readFileSync, readlinkSync, type Stats } from 'node:fs';
import { relative, resolve } from 'node:path';
import type { MultiStats } from 'webpack';

const root = resolve(import.meta.dirname, '..');

/** What there was wherever a build looked, by path from the repository: a file's hash, a link's target, a folder; null for nothing. */
export type Inputs = Readonly<Record<string, string | null>>;

/**
 * All that a build has read, with the places where it found nothing.
 *
 * @param further files that count, too, by absolute path: what configures it
 * @param since when the process began to read them, in milliseconds since 1970
 * @returns null when something has changed since then, for what was read of it is not known
 */
export function inputsOf(
  { stats }: Pick<MultiStats, 'stats'>,
  further: readonly string[],
  since: number,
): Inputs | null {
  const looked = stats.flatMap(({ compilation }) => [
    ...compilation.fileDependencies,
    ...compilation.missingDependencies,
  ]);
  const paths = [...new Set([...looked, ...further])].sort();
  if (paths.some((path) => hasChanged(path, since))) return null;
  return Object.fromEntries(paths.map((path) => [relative(root, path), foundAt(path)]));
}

/** Whether a build would read the same again. */
export function areUnchanged(inputs: Inputs): boolean {
  return Object.entries(inputs).every(([path, known]) => foundAt(resolve(root, path)) === known);
}

/** Hundreds of small files are read several times as fast without promises, and each start waits for them. */
function foundAt(path: string): string | null {
  const state = stateOf(path);
  if (!state) return null;
  if (state.isSymbolicLink()) return `to ${readlinkSync(path)}`;
  // What is in it counts where it was looked for.
  if (state.isDirectory()) return 'folder';
  return hash('sha256', readFileSync(path));
}

function hasChanged(path: string, since: number): boolean {
  const state = stateOf(path);
  return state !== undefined && !state.isDirectory() && state.ctimeMs > since;
}

function stateOf(path: string): Stats | undefined {
  try {
    return lstatSync(path, { throwIfNoEntry: false });
  } catch (error) {
    // A file where there was a folder.
    if ((error as NodeJS.ErrnoException).code !== 'ENOTDIR') throw error;
  }
}
