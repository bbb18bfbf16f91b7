import { createServer } from 'node:net';
import type { RemoteName } from '@storefront/shared/contracts/remotes';
import { remoteNames, remotes } from '@storefront/shared/contracts/remotes';

/** Where each process of the storefront listens on this machine. */
export type Ports = Readonly<Record<'shell' | 'backend' | RemoteName, number>>;

/** The ports of the default run. */
export const defaultPorts: Ports = {
  shell: 3000,
  backend: 4000,
  catalogue: remotes.catalogue.port,
  cart: remotes.cart.port,
  quote: remotes.quote.port,
};

/** Ports beside the default ones, so that tests and benches can run while the shop does. */
export function portsFrom(first: number): Ports {
  const hosts = remoteNames.map((name, index) => [name, first + 1 + index] as const);
  return { shell: first, backend: first + 9, ...(Object.fromEntries(hosts) as Record<RemoteName, number>) };
}

/** Has releases that get traffic from now on served at these ports, by the variables `artefactOrigin` reads. */
export function serveReleasesAt(ports: Ports): void {
  for (const remote of remoteNames) {
    process.env[`${remote.toUpperCase()}_ORIGIN`] = `http://localhost:${ports[remote]}`;
  }
}

/** @throws Error in one sentence when one of the ports is in use */
export async function requireFree(ports: Partial<Ports>): Promise<void> {
  for (const [name, port] of Object.entries(ports)) {
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
