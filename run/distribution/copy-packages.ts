import { existsSync, realpathSync } from 'node:fs';
import { cp } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { basename, join, resolve } from 'node:path';
import { readPackage } from './read-package';

const root = resolve(import.meta.dirname, '../..');

/**
 * Copies installed packages, and what they need on this platform, into a `node_modules` folder.
 *
 * @param wanted folders of the workspace that depend on them, by the packages' names
 * @returns the packages' absolute folders
 * @throws Error in one sentence when one is not installed, or in two versions
 */
export async function copyPackages(
  wanted: Readonly<Record<string, string>>,
  nodeModules: string,
): Promise<readonly string[]> {
  const folders = new Map<string, string>();
  const add = (name: string, dependent: string, isOptional = false) => {
    const folder = folderOf(name, dependent);
    if (!folder && isOptional) return;
    if (!folder) throw new Error(`${name} is not installed.`);
    const known = folders.get(name);
    if (known && known !== folder) throw new Error(`${name} is needed in two versions: ${known}, ${folder}.`);
    if (known) return;
    folders.set(name, folder);
    const { dependencies, optionalDependencies } = readPackage(folder);
    for (const other of Object.keys(dependencies)) add(other, folder);
    for (const other of Object.keys(optionalDependencies)) add(other, folder, true);
  };
  for (const [name, dependent] of Object.entries(wanted)) add(name, resolve(root, dependent));
  // Links of pnpm, which lead back to the repository.
  const filter = (path: string) => basename(path) !== 'node_modules';
  for (const [name, folder] of folders)
    await cp(folder, join(nodeModules, name), { recursive: true, filter });
  return [...folders.values()];
}

function folderOf(name: string, dependent: string): string | undefined {
  const places = createRequire(join(dependent, 'package.json')).resolve.paths(name) ?? [];
  const found = places.map((place) => join(place, name)).find((folder) => existsSync(folder));
  return found && realpathSync(found);
}
