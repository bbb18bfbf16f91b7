import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { workspaceRemotes } from '@storefront/build/workspace-remotes';
import { isRemoteName } from '@storefront/shared/release/remote-name';
import { isShellPattern } from 'releases/traffic/shell-paths';

const root = resolve(import.meta.dirname, '..');

/**
 * The name of a remote that is to be made, whose page is at the path of its name.
 *
 * @param words of the command line
 * @throws Error in one sentence when it is not one name, no name of a remote, that of another package or folder
 *   here, or its page is somebody's already
 */
export function newRemoteName(words: readonly string[]): string {
  const [name = '', ...rest] = words;
  if (rest.length > 0) throw new Error(`Give one name, not ${words.length}.`);
  if (name === '') throw new Error('Name the remote: pnpm create-remote reviews.');
  if (!isRemoteName(name)) {
    throw new Error(
      `'${name}' cannot be the name of a remote: it takes lower-case letters and digits, a letter first, and no name the shop has already.`,
    );
  }
  // In the log, and in a word for the tests, it would stand for either.
  if (existsSync(join(root, name)))
    throw new Error(`'${name}' is a folder of the repository already: choose another name.`);
  const owner = workspaceRemotes.find(({ paths }) => paths.includes(`/${name}`))?.name;
  if (owner || isShellPattern(`/${name}`))
    throw new Error(`/${name} is a page of the ${owner ?? 'shell'} already: choose another name.`);
  return name;
}
