import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { Preview } from 'releases/preview/preview';
import { currentRequest } from '../process/current-request';
import { inputHeader, parseInput } from '../process/visitor-input';

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

/** Header by which the supervisor excludes releases from a request that ended another worker in them; anybody else's is dropped. */
export const excludedHeader = 'x-storefront-excluded';

/** Ids of the releases that are excluded from a request (`releaseId`). */
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

/** Header that a request's id comes and goes by: from a proxy of ours, to workers and the backend, and in the answer. */
export const requestIdHeader = 'x-request-id';

/** What stays one word wherever it is written. */
const wellFormed = /^[\w.:-]{8,64}$/;

/**
 * The id of a request: as a proxy of ours gave it, or made anew where there is none, it could not be written anywhere, or is anybody's
 * word.
 */
export function requestIdOf({ headers }: Pick<IncomingMessage, 'headers'>, isFromOurProxy: boolean): string {
  const given = headers[requestIdHeader];
  return isFromOurProxy && typeof given === 'string' && wellFormed.test(given) ? given : randomUUID();
}

/** Does what belongs to a request that has its id by now: whatever is logged meanwhile has id and address. */
export function inRequest<Result>({ headers, url = '' }: IncomingMessage, work: () => Result): Result {
  const [address = ''] = url.split('?');
  const requestId = String(headers[requestIdHeader] ?? '');
  return currentRequest.run({ requestId, address, input: parseInput(String(headers[inputHeader])) }, work);
}
