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

/** Reads the remotes of this workspace: folders with a `remote.ts`. A distribution has their declarations inside instead. */
export function readRemotes(): readonly WorkspaceRemote[] {
  return readdirSync(root)
    .map((name) => join(root, name))
    .filter((folder) => existsSync(join(folder, 'remote.ts')))
    .map(remoteAt);
}

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
