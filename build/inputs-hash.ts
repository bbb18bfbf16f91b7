import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join, relative, resolve } from 'node:path';

/** Relative to the repository's root. */
const common = ['shared', 'build', 'releases', 'log', 'run/build-shell.ts', 'pnpm-lock.yaml'];

const ignored = new Set(['node_modules', 'dist', 'testing']);

/**
 * Hash of a package's inputs: equal hashes mean an equal build. `folder` is relative to the repository's `root`, `replacements` are files
 * in place of others, by absolute path.
 */
export async function inputsHash(
  root: string,
  folder: string,
  replacements: readonly string[] = [],
): Promise<string> {
  const hash = createHash('sha256');
  for (const path of [folder, ...common, ...replacements]) {
    for (const file of await sourceFiles(resolve(root, path))) {
      hash
        .update(`${relative(root, file)}\0`)
        .update(await readFile(file))
        .update('\0');
    }
  }
  return hash.digest('hex').slice(0, 32);
}

async function sourceFiles(path: string): Promise<string[]> {
  const entries = await readdir(path, { withFileTypes: true }).catch(() => null);
  if (!entries) return [path];
  const nested = await Promise.all(
    entries
      .filter(({ name }) => !ignored.has(name) && !/\.test\.tsx?$/.test(name))
      .sort((a, b) => (a.name < b.name ? -1 : 1))
      .map((entry) => (entry.isDirectory() ? sourceFiles(join(path, entry.name)) : [join(path, entry.name)])),
  );
  return nested.flat();
}
