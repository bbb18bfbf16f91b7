import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, extname, join, resolve } from 'node:path';
import { workspaceRemotes } from '@storefront/build/workspace-remotes';
import { isRemoteName } from '@storefront/shared/release/remote-name';
import { isShellPattern } from 'releases/traffic/assign-paths';

const root = resolve(import.meta.dirname, '..');
const template = join(import.meta.dirname, 'remote-template');

/**
 * Parses the name of a new remote, whose page is at `/name`.
 *
 * @param words of the command line
 * @throws Error in one sentence when it is not one valid name, or the name or page is taken
 */
export function newRemoteName(words: readonly string[]): string {
  const [name = '', ...rest] = words;
  if (rest.length > 0) throw new Error(`Give one name, not ${words.length}.`);
  if (name === '') throw new Error('Name the remote: pnpm create-remote reviews.');
  if (!isRemoteName(name)) {
    throw new Error(
      `'${name}' cannot be the name of a remote: use lower-case letters and digits, begin with a letter, and choose a name that the shop does not have yet.`,
    );
  }
  // The name would be ambiguous in logs and test commands.
  if (existsSync(join(root, name)))
    throw new Error(`'${name}' is a folder of the repository already: choose another name.`);
  const owner = workspaceRemotes.find(({ paths }) => paths.includes(`/${name}`))?.name;
  if (owner || isShellPattern(`/${name}`))
    throw new Error(`/${name} is a page of the ${owner ?? 'shell'} already: choose another name.`);
  return name;
}

/**
 * Writes the sources of a new remote: a page at `/name`, and a slot on every other page.
 *
 * @param folder created for it; absolute
 * @param port of its asset server in the default run
 * @param name as `newRemoteName` returns it
 * @throws Error in one sentence when the folder exists
 */
export async function writeRemote(
  folder: string,
  { name, port }: { readonly name: string; readonly port: number },
): Promise<void> {
  if (existsSync(folder)) throw new Error(`${folder} is there already.`);
  const title = `${name.charAt(0).toUpperCase()}${name.slice(1)}`;
  const named = (text: string) => text.replaceAll('example', name).replaceAll('Example', title);
  const paths = await readdir(template, { recursive: true });
  // Skips folders, which have no extension.
  for (const path of paths.filter(extname)) {
    const text = await readFile(join(template, path), 'utf8');
    const file = join(folder, named(path));
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, named(text).replace('port: 3004', `port: ${port}`));
  }
}
