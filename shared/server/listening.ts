import { isIP, isIPv6 } from 'node:net';

/** Hosts that include localhost. */
const atLocalhost = ['0.0.0.0', '::', '127.0.0.1'];

/** Reads HOST, the address or name to listen at, `usual` if empty. @throws Error in one sentence */
export function listenHost(text: string | undefined, usual: string): string {
  if (!text) return usual;
  if (isIP(text) !== 0 || /^[a-z\d]([a-z\d.-]*[a-z\d])?$/i.test(text)) return text;
  throw new Error(`HOST must be an address or a name of this machine, but is '${text}'.`);
}

/** Reads a port. @throws Error in one sentence that names the variable */
export function listenPort(name: string, text: string): number {
  const port = /^\d{1,5}$/.test(text) ? Number(text) : 0;
  if (port >= 1 && port <= 65_535) return port;
  throw new Error(`${name} must be a whole number from 1 to 65535, not '${text}'.`);
}

/** Origin at which this machine reaches its own server. */
export function ownOrigin(host: string, port: number): string {
  const name = atLocalhost.includes(host) ? 'localhost' : host;
  return `http://${isIPv6(name) ? `[${name}]` : name}:${port}`;
}

/** One sentence if the server could not listen because of its host; else null. */
export function hostProblem({ code }: NodeJS.ErrnoException, host: string): string | null {
  if (!['EADDRNOTAVAIL', 'ENOTFOUND', 'EAI_AGAIN'].includes(code ?? '')) return null;
  return `HOST is '${host}', which is not an address of this machine.`;
}
