import { workspaceRemotes } from '@storefront/build/workspace-remotes';
import { isRemoteName } from '@storefront/shared/release/remote-name';
import { isContentPath } from 'shell/content-paths';

/**
 * The name of a remote that is to be made, whose page is at the path of its name.
 *
 * @param words of the command line
 * @throws Error in one sentence when it is not one name, no name of a remote, or its page is somebody's already
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
  const owner = workspaceRemotes.find(({ paths }) => paths.includes(`/${name}`))?.name;
  if (owner || isContentPath(`/${name}`))
    throw new Error(`/${name} is a page of the ${owner ?? 'shell'} already: choose another name.`);
  return name;
}
