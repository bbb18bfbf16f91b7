import type { IncomingMessage } from 'node:http';

/** Header by which a worker learns from its supervisor who is at the other end of the connection; anybody else's is dropped. */
export const peerHeader = 'x-storefront-peer';

/** Has a request say who is at the other end of its connection, whatever it said before. */
export function writePeer(message: IncomingMessage): void {
  message.headers[peerHeader] = message.socket.remoteAddress ?? '';
}

/** Address of whoever is at the other end of the connection that a request came by; undefined when they have left. */
export function peerAddress({ headers }: Pick<IncomingMessage, 'headers'>): string | undefined {
  const address = headers[peerHeader];
  return typeof address === 'string' && address ? address : undefined;
}
