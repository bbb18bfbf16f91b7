import { createServer } from 'node:net';
import { workspaceRemotes } from '@storefront/build/workspace-remotes';

/** Where each process of the storefront listens on this machine. */
export interface Ports {
  readonly shell: number;
  readonly backend: number;
  /** Those of the artefact hosts, by their remotes' names. */
  readonly hosts: Readonly<Record<string, number>>;
}

/** The ports of the default run. */
export const defaultPorts: Ports = {
  shell: 3000,
  backend: 4000,
  hosts: Object.fromEntries(workspaceRemotes.map(({ name, port }) => [name, port])),
};

/** Ports beside the default ones, so that tests and benches can run while the shop does. */
export function portsFrom(first: number): Ports {
  const hosts = workspaceRemotes.map(({ name }, index) => [name, first + 1 + index] as const);
  return { shell: first, backend: first + 9, hosts: Object.fromEntries(hosts) };
}

/** Has releases that get traffic from now on served at these ports, by the variables `artefactOrigin` reads. */
export function serveReleasesAt({ hosts }: Ports): void {
  for (const [remote, port] of Object.entries(hosts)) {
    process.env[`${remote.toUpperCase()}_ORIGIN`] = `http://localhost:${port}`;
  }
}

/** @throws Error in one sentence when one of the ports is in use */
export async function requireFree({ hosts, ...own }: Ports): Promise<void> {
  for (const [name, port] of Object.entries({ ...own, ...hosts })) {
    if (!(await isFree(port))) {
      throw new Error(
        `Port ${port}, where the ${name} would listen, is in use: stop what uses it and start again.`,
      );
    }
  }
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen(port, 'localhost', () => server.close(() => resolve(true)));
  });
}
