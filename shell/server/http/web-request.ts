import type { IncomingMessage } from 'node:http';
import { isOwnRequest } from './is-own-request';

/** Bytes of the largest form a visitor may post. */
const bodyLimit = 1024 * 1024;

/** Bytes that are read before the connection is given up. */
const readLimit = 32 * bodyLimit;

/** A request that cannot be served, with the status and the sentence to answer. */
export class BadRequest extends Error {
  constructor(
    readonly status: 400 | 403 | 405 | 413 | 415,
    message: string,
  ) {
    super(message);
  }
}

/**
 * The Fetch API's form of a request for a document or a form post.
 *
 * @throws BadRequest for another method, an address that is not one, a form of another site or one that is too large
 */
export async function webRequest(message: IncomingMessage, signal: AbortSignal): Promise<Request> {
  const { method = 'GET', headers } = message;
  const url = address(message);
  if (method === 'GET' || method === 'HEAD') return new Request(url, { method: 'GET', signal });
  if (method !== 'POST') throw new BadRequest(405, 'This address answers GET and POST only.');
  if (!isOwnRequest(headers)) {
    throw new BadRequest(403, 'This form was sent from another site.');
  }
  if (!/^application\/x-www-form-urlencoded\b/.test(headers['content-type'] ?? '')) {
    throw new BadRequest(415, 'This address takes HTML forms only.');
  }
  return new Request(url, {
    method,
    body: await body(message),
    headers: {
      'content-type': 'application/x-www-form-urlencoded;charset=UTF-8',
      ...(headers.referer && { referer: headers.referer }),
    },
    signal,
  });
}

function address({ url = '/', headers }: IncomingMessage): URL {
  const base = `http://${headers.host ?? 'localhost'}`;
  if (!URL.canParse(url, base)) throw new BadRequest(400, 'This address cannot be read.');
  const parsed = new URL(url, base);
  if (parsed.username || parsed.password) throw new BadRequest(400, 'This address cannot be read.');
  return parsed;
}

async function body(message: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of message as AsyncIterable<Buffer>) {
    size += chunk.length;
    // Bytes above the limit are read and dropped: a browser whose upload is cut off does not show the answer.
    if (size <= bodyLimit) chunks.push(chunk);
    if (size > readLimit) break;
  }
  if (size > bodyLimit) {
    throw new BadRequest(
      413,
      'This form is too large. Go back in your browser to find what you typed, and shorten it.',
    );
  }
  return Buffer.concat(chunks).toString('utf8');
}
