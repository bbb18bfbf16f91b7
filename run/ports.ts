import { createServer } from 'node:net';
import { workspaceRemotes } from '@storefront/build/workspace-remotes';
import { hostProblem, ownOrigin } from '@storefront/shared/server/listening';

/** Ports of the storefront's processes on this machine. */
export interface Ports {
  readonly shell: number;
  readonly backend: number;
  /** Ports of the asset servers, by remote. */
  readonly hosts: Readonly<Record<string, number>>;
}

/** The ports of the default run. */
export const defaultPorts: Ports = {
  shell: 3000,
  backend: 4000,
  hosts: Object.fromEntries(workspaceRemotes.map(({ name, port }) => [name, port])),
};

/** Consecutive ports for a shop beside others: shell, backend, asset servers. */
export function portsFrom(first: number): Ports {
  const hosts = workspaceRemotes.map(({ name }, index) => [name, first + 2 + index] as const);
  return { shell: first, backend: first + 1, hosts: Object.fromEntries(hosts) };
}

/**
 * Parses a port as the first of a shop's consecutive ports.
 *
 * @param source subject of the error's sentence
 * @throws Error in one sentence when it is no port, or too few follow it
 */
export function parsePorts(text: string, source: string): Ports {
  const last = 65_534 - workspaceRemotes.length;
  if (/^\d{1,5}$/.test(text) && Number(text) >= 1 && Number(text) <= last) return portsFrom(Number(text));
  throw new Error(`${source} must be a port number up to ${last}, but is '${text}'.`);
}

/** Origin of the office on this machine: browsers look for no host below localhost, but find it here. */
export function officeOrigin({ shell }: Pick<Ports, 'shell'>): string {
  return `http://office.localhost:${shell}`;
}

/** Variables for `assetOrigin`, so that new releases are served at these ports. */
function assetOrigins({ hosts }: Ports, host: string): Record<string, string> {
  return Object.fromEntries(
    Object.entries(hosts).map(([remote, port]) => [`${remote.toUpperCase()}_ORIGIN`, ownOrigin(host, port)]),
  );
}

/** Serves releases that get traffic from now on at these ports. */
export function serveReleasesAt(ports: Ports, host = 'localhost'): void {
  Object.assign(process.env, assetOrigins(ports, host));
}

/** The command line, to copy, for operating a shop on other than the default ports. */
export function operatorsCommand(ports: Ports, releasesFolder: string, host = 'localhost'): string {
  const variables = Object.entries({
    RELEASES_FOLDER: releasesFolder,
    PUBLIC_ORIGIN: ownOrigin(host, ports.shell),
    ...assetOrigins(ports, host),
  });
  return [...variables.map((one) => one.join('=')), 'pnpm releases status'].join(' ');
}

interface Need {
  readonly host?: string;
  readonly remedy?: string;
}

/** @throws Error in one sentence when a port is in use, or the host is not this machine's */
export async function requireFree(
  { hosts, ...own }: Ports,
  { host = 'localhost', remedy = 'stop what uses it and start again' }: Need = {},
): Promise<void> {
  for (const [name, port] of Object.entries({ ...own, ...hosts })) {
    if (!(await isFree(port, host))) {
      throw new Error(`Port ${port}, where the ${name} would listen, is in use: ${remedy}.`);
    }
  }
}

function isFree(port: number, host: string): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', (error) => {
      const problem = hostProblem(error, host);
      if (problem === null) resolve(false);
      else reject(new Error(problem));
    });
    server.listen(port, host, () => server.close(() => resolve(true)));
  });
}
