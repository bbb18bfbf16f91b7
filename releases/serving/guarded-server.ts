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

/** Milliseconds without a byte in either direction while a request is under way: a phone may lose its network. */
const stallTimeout = 60_000;

interface GuardedServerOptions extends ServerOptions {
  readonly answer: (request: IncomingMessage, response: ServerResponse) => void | Promise<void>;
  readonly failed: (error: unknown, request: IncomingMessage, response: ServerResponse) => void;
  /** Answers what is no request, or has too many headers. */
  readonly unreadable: (status: UnreadableStatus) => UnreadableAnswer;
  /** Logs errors of connections, and of bytes that cannot be sent any more. */
  readonly logError: (error: unknown) => void;
}

/**
 * An HTTP server that survives its handlers: a throw or rejection fails only its own answer, and whoever does not take an answer loses the
 * connection after a minute. A connection's requests are answered one after the other.
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
  /** Node tells no answer behind the current one that the connection has closed. */
  const underWay = new WeakMap<Socket, Promise<unknown>>();
  const inTurn = async (request: IncomingMessage, response: ServerResponse) => {
    const { socket } = request;
    const before = underWay.get(socket);
    underWay.set(socket, new Promise((resolve) => response.once('close', resolve)));
    await before;
    if (!socket.destroyed) await guarded(request, response);
  };
  const server = createServer(options, (request, response) => void inTurn(request, response));
  server.setTimeout(stallTimeout);
  // Node would answer an unknown expectation by itself, with a bare 417. It may be overlooked (RFC 9110, 10.1.1).
  server.on('checkExpectation', (request, response) => void inTurn(request, response));
  // It would also have every body sent at once; an answer that reads one says that it may come (`writeContinue`).
  server.on('checkContinue', (request, response) => void inTurn(request, response));
  server.on('clientError', (error, socket: Socket) => answerUnreadable(error, socket, unreadable));
  // Until it listens an error is for who told it to; then it is about one connection, as when there are too many.
  return server.once('listening', () => server.on('error', logError));
}
