import { join } from 'node:path';
import { type Child, startChild } from 'run/child';
import { shellFolder } from './builds-under-test';
import { ports, releasesFolder } from './storefront-test';

type ChildOptions = Parameters<typeof startChild>[0];

/** Starts another shell at a port, over the releases and the backend under test unless its environment names others. */
export function startShell(
  port: number,
  env: Readonly<Record<string, string>> = {},
  { folder = shellFolder, ...more }: { readonly folder?: string } & Partial<ChildOptions> = {},
): Promise<Child> {
  return startChild({
    name: `shell at ${port}`,
    command: [join(folder, 'server/shell.cjs')],
    env: {
      PORT: String(port),
      RELEASES_FOLDER: releasesFolder,
      BACKEND_URL: `http://localhost:${ports.backend}`,
      ...env,
    },
    log: () => {},
    ...more,
  });
}
