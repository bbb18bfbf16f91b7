import { existsSync, readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import type { RemoteDeclaration } from '@storefront/shared/contracts/remote-declaration';

/** A remote of this workspace; `folder` is absolute. */
export interface WorkspaceRemote extends RemoteDeclaration {
  readonly folder: string;
}

const require = createRequire(import.meta.url);
const root = resolve(import.meta.dirname, '..');

/** The remotes of this workspace by port: folders with a `remote.ts`. */
export const workspaceRemotes: readonly WorkspaceRemote[] = readdirSync(root)
  .map((name) => join(root, name))
  .filter((folder) => existsSync(join(folder, 'remote.ts')))
  .map(remoteAt)
  .sort((a, b) => a.port - b.port)
  .map((remote, nth, all) => {
    const other = all.slice(0, nth).find(({ name, port }) => name === remote.name || port === remote.port);
    if (!other) return remote;
    throw new Error(`${other.folder} and ${remote.folder} have the same name or port in their remote.ts.`);
  });

/** Reads the remote in an absolute folder anew. @throws Error in one sentence when its `remote.ts` cannot be read */
export function remoteAt(folder: string): WorkspaceRemote {
  const file = join(folder, 'remote.ts');
  try {
    delete require.cache[file];
    const { remote }: { remote?: RemoteDeclaration } = require(file);
    if (!remote) throw new Error('it exports no remote.');
    return { ...remote, folder };
  } catch (error) {
    // The transformer's first line only announces the position.
    const reason = (error as Error).message.split('\n').find((line) => !line.endsWith(':'));
    throw new Error(`${file} cannot be read: ${reason}`);
  }
}

/** Finds a remote of this workspace by name. @throws Error in one sentence that lists the existing ones */
export function workspaceRemote(name: string | undefined): WorkspaceRemote {
  const found = workspaceRemotes.find((remote) => remote.name === name);
  if (found) return found;
  const problem = name === undefined ? 'Name a remote' : `There is no remote '${name}'`;
  throw new Error(`${problem}: it is one of ${workspaceRemotes.map((remote) => remote.name).join(', ')}.`);
}

/** A remote's exposed modules and their files: its routes, and the widget of each slot under the slot's name. */
export function exposedModules({ routes, slots, places }: RemoteDeclaration): Record<`./${string}`, string> {
  const widgets = Object.entries({ ...places, ...slots }).map(([slot, file]) => [`./${slot}`, file]);
  return { './routes': routes, ...Object.fromEntries(widgets) };
}
