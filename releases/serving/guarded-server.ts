import {
  createServer,
  type IncomingMessage,
  type Server,
  type ServerOptions,
  type ServerResponse,
} from 'node:http';
import type { Socket } from 'node:net';
import { namesTwoHosts } from '@storefront/shared/server/names-two-hosts';
import { answerUnreadable, type UnreadableAnswer, type UnreadableStatus } from './answer-unreadable';

/** Stall timeout, in milliseconds without a byte in either direction while a request is in flight: a phone may lose its network. */
const stallTimeout = 60_000;

/** How long an idle connection is kept, in milliseconds: longer than load balancers keep theirs, which is 60 s or less. */
const keepAliveTimeout = 75_000;

interface GuardedServerOptions extends ServerOptions {
  readonly answer: (request: IncomingMessage, response: ServerResponse) => void | Promise<void>;
  readonly failed: (error: unknown, request: IncomingMessage, response: ServerResponse) => void;
  /** Responds to unreadable requests and to too many headers. */
  readonly unreadable: (status: UnreadableStatus) => UnreadableAnswer;
  /** Logs errors of connections, and of responses that cannot be finished. */
  readonly logError: (error: unknown) => void;
}

/**
 * An HTTP server that survives handler errors: a throw or rejection fails only its own response. A client that takes no bytes of a response
 * loses the connection after a minute. Requests of one connection are answered in order.
 */
export function guardedServer({
  answer,
  failed,
  unreadable,
  logError,
  ...options
}: GuardedServerOptions): Server {
  const guarded = async (request: IncomingMessage, response: ServerResponse) => {
    response.on('error', logError);
    if (namesTwoHosts(request)) {
      const { headers, body } = unreadable(400);
      return void response.writeHead(400, { ...headers, connection: 'close' }).end(body);
    }
    try {
      await answer(request, response);
    } catch (error) {
      try {
        failed(error, request, response);
      } catch (second) {
        logError(second);
        response.destroy();
      }
    }
  };
  /** Node does not tell a queued response that its connection has closed. */
  const underWay = new WeakMap<Socket, Promise<unknown>>();
  const inTurn = async (request: IncomingMessage, response: ServerResponse) => {
    const { socket } = request;
    const before = underWay.get(socket);
    underWay.set(socket, new Promise((resolve) => response.once('close', resolve)));
    await before;
    if (!socket.destroyed) await guarded(request, response);
  };
  const server = createServer(
    { keepAliveTimeout, ...options },
    (request, response) => void inTurn(request, response),
  );
  server.setTimeout(stallTimeout);
  // Node would answer an unknown expectation itself, with a bare 417. It may be ignored (RFC 9110, 10.1.1).
  server.on('checkExpectation', (request, response) => void inTurn(request, response));
  // Node would also ask for every body at once; a handler that reads the body sends 100 itself (`writeContinue`).
  server.on('checkContinue', (request, response) => void inTurn(request, response));
  server.on('clientError', (error, socket: Socket) => answerUnreadable(error, socket, unreadable));
  // Before it listens, an error belongs to the caller; afterwards it concerns one connection, such as one too many.
  return server.once('listening', () => server.on('error', logError));
}
