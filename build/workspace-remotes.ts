import type { RemoteDeclaration } from '@storefront/shared/contracts/remote-declaration';
import { readRemotes, type WorkspaceRemote } from './read-remotes';

/** The remotes of this workspace by port. */
export const workspaceRemotes: readonly WorkspaceRemote[] = [...readRemotes()]
  .sort((a, b) => a.port - b.port)
  .map((remote, nth, all) => {
    const other = all.slice(0, nth).find(({ name, port }) => name === remote.name || port === remote.port);
    if (!other) return remote;
    throw new Error(`${other.folder} and ${remote.folder} have the same name or port in their remote.ts.`);
  });

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
