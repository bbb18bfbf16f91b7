import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

const servers: Server[] = [];
afterAll(() => {
  for (const server of servers) {
    server.closeAllConnections();
    server.close();
  }
});

/** Starts a server, at a socket or a free port, until the tests of the file end. */
export async function listening(server: Server, socket?: string): Promise<Server> {
  servers.push(socket ? server.listen(socket) : server.listen(0, '127.0.0.1'));
  await once(server, 'listening');
  return server;
}

/** The port that a server listens at. */
export const portOf = (server: Server): number => (server.address() as AddressInfo).port;

/** Serves until the tests of the file end. @returns the origin */
export async function served(answer: RequestListener): Promise<string> {
  // A test may take longer between two requests than the usual five seconds.
  const server = createServer({ keepAliveTimeout: 60_000 }, answer);
  return `http://127.0.0.1:${portOf(await listening(server))}`;
}
