import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { networkOf } from './network-of';
import { openFiles } from './open-files';

/** Most connections that may wait, whatever a process may have open. */
const most = 4_096;

/** What part of all that may be open may wait, and what part of those may be of one network. */
const share = 1 / 4;

/** How long a connection may wait in any case, in milliseconds: of very many that come at once a server takes all before it reads one. */
const patience = 1_000;

/** How many requests of one connection may wait for their answers: browsers and proxies send one after the other. */
const mostUnanswered = 4;

interface Connection {
  /** Null for a proxy of ours. */
  readonly network: string | null;
  /** Requests that it has sent and not got an answer for. */
  unanswered: number;
  /** When it began to wait, as `performance.now()` has it. */
  since: number;
}

/**
 * Bounds the connections without a whole request header, those of one network and all, by how many files its process may have open.
 * Beyond a bound the one is closed that has waited longest, once that is a second, so that no burst of whole requests is refused;
 * beyond twice the bound for all nobody has that second. One that sends requests without waiting for answers is closed, too.
 * Call it when the server has its listeners for requests.
 * @param isProxy whether a proxy of ours is at an address: its connections are many visitors', and bounded among all alone
 */
export function boundWaitingConnections(
  server: Server,
  isProxy: (address: string) => boolean,
  closed: () => void = () => {},
): void {
  const mostInAll = Math.floor(Math.min(most, openFiles() * share));
  const mostOfNetwork = Math.floor(mostInAll * share);
  const connections = new WeakMap<Socket, Connection>();
  // Both in the order in which they began to wait.
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
    const isBounded = address !== undefined && !isProxy(address);
    const connection = { network: isBounded ? networkOf(address, 48) : null, unanswered: 0, since: 0 };
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
    // Where nobody listens to one of the others Node has an answer of its own.
    if (server.listenerCount(event) > 0) server.prependListener(event, asked);
  }
}
