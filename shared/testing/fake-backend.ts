import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

/** A request received by the fake backend. */
export interface SeenRequest {
  readonly method: string | undefined;
  readonly path: string;
  readonly query: URLSearchParams;
  readonly headers: IncomingMessage['headers'];
  readonly body: string;
}

/** A backend for Jest over real HTTP on loopback. Importing this module closes a test's backends after it. */
export interface FakeBackend {
  /** Base address, without a trailing slash. */
  readonly address: string;
  /** Requests in order of arrival. */
  readonly requests: readonly SeenRequest[];
  /** TCP connections opened so far. */
  readonly connections: () => number;
}

const open: Server[] = [];

/** Starts a backend for the test; `answer` may leave a request open for ever. */
export async function fakeBackend(
  answer: (response: ServerResponse, request: SeenRequest, nth: number) => void,
): Promise<FakeBackend> {
  const requests: SeenRequest[] = [];
  let connections = 0;
  const server = createServer(async (incoming, response) => {
    const { pathname, searchParams } = new URL(incoming.url ?? '/', 'http://backend');
    const body = await text(incoming);
    const seen = {
      method: incoming.method,
      path: pathname,
      query: searchParams,
      headers: incoming.headers,
      body,
    };
    requests.push(seen);
    answer(response, seen, requests.length);
  });
  server.on('connection', () => {
    connections += 1;
  });
  open.push(server);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    address: `http://127.0.0.1:${port}`,
    requests,
    connections: () => connections,
  };
}

/** Closes all of the test's backends early; otherwise done after each test. */
export async function closeBackends(): Promise<void> {
  for (const server of open.splice(0)) {
    server.closeAllConnections();
    server.close();
    await once(server, 'close');
  }
}
afterEach(closeBackends);

/** Sends a JSON answer. */
export function sendJson(response: ServerResponse, body: unknown, status = 200): void {
  response.writeHead(status, { 'content-type': 'application/json' });
  response.end(JSON.stringify(body));
}
