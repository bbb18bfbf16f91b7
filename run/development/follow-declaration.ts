import { watchFile } from 'node:fs';
import { basename, join } from 'node:path';
import { remoteAt, type WorkspaceRemote } from '@storefront/build/workspace-remotes';

/** How often the file is looked at, in milliseconds. */
const interval = 100;

interface DeclarationFollower {
  /** Gets what the remote says of itself from now on. */
  readonly onChange: (remote: WorkspaceRemote) => void;
  /** Gets why what it says now does not count, in one sentence; null once it does. */
  readonly onProblem: (sentence: string | null) => void;
}

/** Follows the `remote.ts` of a remote, which no build reads. What that file imports is not followed. */
export function followDeclaration(
  { name, port, folder }: WorkspaceRemote,
  { onChange, onProblem }: DeclarationFollower,
): void {
  const file = join(folder, 'remote.ts');
  watchFile(file, { interval, persistent: false }, () => {
    try {
      const remote = remoteAt(folder);
      if (remote.name !== name || remote.port !== port)
        throw new Error(
          `${basename(folder)}/remote.ts has another name or port, which count when pnpm dev is started again.`,
        );
      onProblem(null);
      onChange(remote);
    } catch (error) {
      onProblem((error as Error).message);
    }
  });
}
