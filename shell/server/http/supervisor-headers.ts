import type { IncomingMessage } from 'node:http';
import type { Preview } from 'releases/preview/preview';

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

/** Header by which a worker learns from its supervisor which releases a request has ended another worker in; anybody else's is dropped. */
export const excludedHeader = 'x-storefront-excluded';

/** Ids of the releases that a request is answered without (`releaseId`). */
export function excludedReleases({ headers }: Pick<IncomingMessage, 'headers'>): ReadonlySet<string> {
  return new Set(
    String(headers[excludedHeader] ?? '')
      .split(',')
      .filter(Boolean),
  );
}

/** Header by which the worker of previews learns from its supervisor which one a visitor is in; anybody else's is dropped. */
export const previewHeader = 'x-storefront-preview';

/** A preview whose signature the supervisor has verified, as the header has it. */
export function formatPreview(preview: Preview): string {
  return Buffer.from(JSON.stringify(preview)).toString('base64url');
}

/** The preview that a request is for; null for everyone else. It is the supervisor's word, so it is not verified again. */
export function forwardedPreview({ headers }: Pick<IncomingMessage, 'headers'>): Preview | null {
  const text = headers[previewHeader];
  return typeof text === 'string' ? JSON.parse(Buffer.from(text, 'base64url').toString()) : null;
}
