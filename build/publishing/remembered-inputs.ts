import { hash } from 'node:crypto';
import { lstatSync, readFileSync, readlinkSync, type Stats } from 'node:fs';
import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join, relative, resolve } from 'node:path';
import { jsonObject, parseJson } from '@storefront/shared/release/parse-json';
import * as v from 'valibot';
import type { MultiStats } from 'webpack';
import { configuration } from '../configuration';
import type { WorkspaceRemote } from '../read-remotes';

// Kept beside the releases, because other sources may give the same release.
const schema = jsonObject(
  v.object({ version: v.string(), inputs: jsonObject(v.record(v.string(), v.nullable(v.string()))) }),
);

const fileIn = (folder: string) => join(folder, '.inputs.json');

/** Whether a build's inputs are those of that version; false when unknown. */
export async function isBuiltFromTheSame(folder: string, version: string): Promise<boolean> {
  const remembered = await readFile(fileIn(folder), 'utf8')
    .then((text) => parseJson(schema, text, fileIn(folder)))
    .catch(() => null);
  return remembered?.version === version && areUnchanged(remembered.inputs);
}

/** Stores the inputs of a version, if this process knows them. */
export async function rememberInputs(
  folder: string,
  version: string,
  remote: WorkspaceRemote,
  stats: MultiStats,
): Promise<void> {
  const declaration = join(remote.folder, 'remote.ts');
  const further = [...configuration, ...(await publishingFiles()), declaration];
  const inputs = inputsOf(stats, further, performance.timeOrigin);
  if (!inputs) return;
  const file = fileIn(folder);
  await writeFile(file, JSON.stringify({ version, inputs })).catch(async (error) => {
    await rm(file, { force: true });
    throw error;
  });
}

async function publishingFiles(): Promise<string[]> {
  const names = await readdir(import.meta.dirname);
  return names.filter((name) => !name.includes('.test.')).map((name) => join(import.meta.dirname, name));
}

const root = resolve(import.meta.dirname, '../..');

/** By path from the repository: a file's hash, a link's target, or a folder; null for nothing. */
type Inputs = Readonly<Record<string, string | null>>;

/**
 * Inputs of a build, with the paths where it found nothing; null where one has changed since it began.
 *
 * @param further additional inputs, by absolute path
 * @param since start of this process, in milliseconds since 1970
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

/** Whether a build would have the same inputs. */
export function areUnchanged(inputs: Inputs): boolean {
  return Object.entries(inputs).every(([path, known]) => foundAt(resolve(root, path)) === known);
}

/** Synchronous: several times as fast for hundreds of small files, and each start waits for them. */
function foundAt(path: string): string | null {
  const state = stateOf(path);
  if (!state) return null;
  if (state.isSymbolicLink()) return `to ${readlinkSync(path)}`;
  // A folder's content is covered by the paths that were looked up in it.
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
    // A file has taken the place of a folder.
    if ((error as NodeJS.ErrnoException).code !== 'ENOTDIR') throw error;
  }
}
