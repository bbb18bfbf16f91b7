import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { networkOf } from './network-of';
import { openFiles } from './open-files';

/** Upper bound of waiting connections, however many files the process may open. */
const most = 4_096;

/** Share of open files for waiting connections, and share of those for one network. */
const share = 1 / 4;

/** Minimum wait before a connection is closed, in milliseconds: in a burst the server accepts all connections before it reads one. */
const patience = 1_000;

/** Most requests of a connection in flight: browsers and proxies do not pipeline. */
const mostUnanswered = 4;

interface Connection {
  /** Null for our own proxy. */
  readonly network: string | null;
  /** Number of requests in flight. */
  unanswered: number;
  /** When it began to wait (`performance.now()`). */
  since: number;
}

/**
 * Limits the connections that wait for a complete request header, per network and in total, by the process's limit of open files. Above a
 * limit the longest waiting one is closed, but only after a second, so that bursts of complete requests are served; above twice the total
 * limit it is closed at once. Connections with too many requests in flight are closed, too. Call it after adding the server's request
 * listeners.
 * @param isProxy whether our own proxy is at an address: it serves many visitors, so only the total limit applies
 */
export function limitConnectionsWithoutRequest(
  server: Server,
  isProxy: (address: string) => boolean,
  closed: () => void = () => {},
): void {
  const mostInAll = Math.floor(Math.min(most, openFiles() * share));
  const mostOfNetwork = Math.floor(mostInAll * share);
  const connections = new WeakMap<Socket, Connection>();
  // Both in order of waiting.
  const waiting = new Set<Socket>();
  const networks = new Map<string, Set<Socket>>();

  const leave = (socket: Socket, { network }: Connection) => {
    waiting.delete(socket);
    if (network === null) return;
    networks.get(network)?.delete(socket);
    if (networks.get(network)?.size === 0) networks.delete(network);
  };
  const closeLongest = (sockets: ReadonlySet<Socket>, most: number, least = patience) => {
    const now = performance.now();
    for (const socket of sockets) {
      const connection = connections.get(socket);
      if (!connection || sockets.size <= most) return;
      if (now - connection.since < least) return lookAgain();
      leave(socket, connection);
      socket.destroy();
      closed();
    }
  };
  let isToLook = false;
  const lookAgain = () => {
    if (isToLook) return;
    isToLook = true;
    setTimeout(() => {
      isToLook = false;
      closeLongest(waiting, mostInAll);
      for (const own of networks.values()) closeLongest(own, mostOfNetwork);
    }, patience).unref();
  };
  const wait = (socket: Socket, connection: Connection) => {
    const { network } = connection;
    connection.since = performance.now();
    waiting.add(socket);
    closeLongest(waiting, mostInAll);
    closeLongest(waiting, 2 * mostInAll, 0);
    if (network === null) return;
    const own = networks.get(network) ?? new Set();
    networks.set(network, own.add(socket));
    closeLongest(own, mostOfNetwork);
  };

  server.on('connection', (socket: Socket) => {
    const { remoteAddress: address } = socket;
    const isLimited = address !== undefined && !isProxy(address);
    const connection = { network: isLimited ? networkOf(address, 48) : null, unanswered: 0, since: 0 };
    connections.set(socket, connection);
    wait(socket, connection);
    socket.once('close', () => leave(socket, connection));
  });
  const asked = ({ socket }: IncomingMessage, response: ServerResponse) => {
    const connection = connections.get(socket);
    if (!connection) return;
    connection.unanswered += 1;
    leave(socket, connection);
    if (connection.unanswered > mostUnanswered) {
      socket.destroy();
      closed();
    }
    response.once('close', () => {
      connection.unanswered -= 1;
      if (connection.unanswered === 0 && !socket.destroyed) wait(socket, connection);
    });
  };
  for (const event of ['request', 'checkContinue', 'checkExpectation']) {
    // Without a listener, Node answers the last two events itself.
    if (server.listenerCount(event) > 0) server.prependListener(event, asked);
  }
}
