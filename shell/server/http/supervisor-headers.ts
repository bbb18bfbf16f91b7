import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { jsonObject, parseJson } from '@storefront/shared/release/parse-json';
import type { Preview } from 'releases/preview/preview';
import * as v from 'valibot';
import { currentRequest } from '../process/current-request';
import { inputHeader, networkIn, parseInput } from '../process/visitor-input';

/** Header with the peer's address, from supervisor to worker; the supervisor drops anybody else's. */
export const peerHeader = 'x-storefront-peer';

/** Sets the header to the address of the request's peer, whatever it was before. */
export function writePeer(message: IncomingMessage): void {
  message.headers[peerHeader] = message.socket.remoteAddress ?? '';
}

/** Address of a request's peer; undefined when it has left. */
export function peerAddress({ headers }: Pick<IncomingMessage, 'headers'>): string | undefined {
  const address = headers[peerHeader];
  return typeof address === 'string' && address ? address : undefined;
}

/** Header with the releases excluded from a request that ended another worker in them; the supervisor drops anybody else's. */
export const excludedHeader = 'x-storefront-excluded';

/** Ids of the releases that are excluded from a request (`releaseId`). */
export function excludedReleases({ headers }: Pick<IncomingMessage, 'headers'>): ReadonlySet<string> {
  return new Set(
    String(headers[excludedHeader] ?? '')
      .split(',')
      .filter(Boolean),
  );
}

/** Header with a visitor's preview, from supervisor to worker; the supervisor drops anybody else's. */
export const previewHeader = 'x-storefront-preview';

/** Formats a preview, verified by the supervisor, for `previewHeader`. */
export function formatPreview(preview: Preview): string {
  return Buffer.from(JSON.stringify(preview)).toString('base64url');
}

/** The preview that a request is for; null for everyone else. Not verified again, since only the supervisor sets it. */
export function forwardedPreview({ headers }: Pick<IncomingMessage, 'headers'>): Preview | null {
  const text = headers[previewHeader];
  return typeof text === 'string' ? JSON.parse(Buffer.from(text, 'base64url').toString()) : null;
}

/** Header with the bucket of a request that the document cache may answer, drawn if the visitor has none; the supervisor drops anybody else's. */
export const bucketHeader = 'x-storefront-bucket';

/** Header of a worker's answer that others may get, too (`ShareableDocument`); the supervisor drops it. */
export const shareableHeader = 'x-storefront-shareable';

const shareableSchema = jsonObject(
  v.object({
    /** The ids of its releases (`idsOf`). */
    releaseIds: v.string(),
    /** Those of them that the document needs. */
    needed: v.array(v.object({ remote: v.string(), version: v.string() })),
  }),
);

/** What the supervisor has to know of a document that it may give to others. */
export type ShareableDocument = v.InferOutput<typeof shareableSchema>;

/** Parses `shareableHeader`; null for any other text. */
export function parseShareable(text: string): ShareableDocument | null {
  try {
    return parseJson(shareableSchema, text, 'A document');
  } catch {
    return null;
  }
}

/** Header of a request's id: from our proxy, to workers and the backend, and in the answer. */
export const requestIdHeader = 'x-request-id';

/** Ids that are one word everywhere they are written. */
const wellFormed = /^[\w.:-]{8,64}$/;

/** The id of a request: our proxy's if well formed, else a new one. */
export function requestIdOf({ headers }: Pick<IncomingMessage, 'headers'>, isFromOurProxy: boolean): string {
  const given = headers[requestIdHeader];
  return isFromOurProxy && typeof given === 'string' && wellFormed.test(given) ? given : randomUUID();
}

/** Runs work of a request that has its id: log events get the id and the address. */
export function inRequest<Result>({ headers, url = '' }: IncomingMessage, work: () => Result): Result {
  const [address = ''] = url.split('?');
  const requestId = String(headers[requestIdHeader] ?? '');
  const word = String(headers[inputHeader]);
  const about = { requestId, address, input: parseInput(word), network: networkIn(word) };
  return currentRequest.run(about, work);
}

/** Filters names and values in Node's flat list, which keeps repeated headers. @param dropped names in lower case */
export function withoutHeaders(rawHeaders: readonly string[], dropped: readonly string[]): string[] {
  return rawHeaders.filter(
    (_, index) => !dropped.includes((rawHeaders[index - (index % 2)] ?? '').toLowerCase()),
  );
}
