import type { IncomingMessage, ServerResponse } from 'node:http';
import { bodyWithin } from '@storefront/shared/server/body-within';
import * as v from 'valibot';

/** Tells a sender that waits for it (`Expect: 100-continue`) to send the body. */
export function sendContinue({ headers }: IncomingMessage, response: ServerResponse): void {
  if (/^100-continue$/i.test(headers.expect ?? '')) response.writeContinue();
}

/** Requests and gives the body of a request. A reader who stops early leaves the connection open for the answer. */
export function bodyOf(message: IncomingMessage, response: ServerResponse): AsyncIterable<Buffer> {
  sendContinue(message, response);
  return message.iterator({ destroyOnReturn: false });
}

/** The status and the headers that refuse a request. */
export type Refusal = readonly [status: number, headers?: Readonly<Record<string, string>>];

/**
 * Answers a post of a browser's own, which anybody may send, and gives what it reports; null if it is refused.
 *
 * @param refused why it is refused before its body is read, of at most `limit` bytes
 */
export async function reportOf<Schema extends v.GenericSchema>(
  message: IncomingMessage,
  response: ServerResponse,
  schema: Schema,
  limit: number,
  refused: () => Refusal | null = () => null,
): Promise<v.InferOutput<Schema> | null> {
  const answer = (status: number, headers: Refusal[1] = {}) => {
    // An unread body blocks the connection for further requests.
    if (!message.complete) response.setHeader('connection', 'close');
    response.writeHead(status, headers).end();
    return null;
  };
  if (message.method !== 'POST') return answer(405, { allow: 'POST' });
  const refusal = refused();
  if (refusal) return answer(...refusal);
  const body = await bodyWithin(limit, bodyOf(message, response));
  if (!body) return answer(413);
  const report = v.safeParse(v.pipe(v.string(), v.parseJson(), schema), body.toString('utf8'));
  // Forgers learn nothing more from the answer.
  answer(report.success ? 204 : 400);
  return report.success ? report.output : null;
}

/** Most bytes of a form. */
export const bodyLimit = 1024 * 1024;

/** Most bytes of a form with files: typed fields, a file of 1 MB, and room for a larger file to be refused on its page. */
export const filesLimit = 4 * bodyLimit;

/**
 * Most characters of a form's texts, which its page may repeat several times and escape: 320 lines of 500 to order, and choices
 * for 160 of them. More would block the worker, at the expense of a release.
 */
export const maxText = 256 * 1024;

/** Most fields and files of a form: a list to order asks up to 160 times which product is meant. */
export const maxParts = 1_000;
