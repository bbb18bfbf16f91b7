import type { IncomingMessage } from 'node:http';
import { isOwnRequest } from './is-own-request';
import { multipartForm } from './multipart-form';

/** Bytes of the largest form a visitor may post. */
const bodyLimit = 1024 * 1024;

/** Bytes of the largest with files: what is typed, a file of 1 MB, and one that is larger to be told so on its page. */
const filesLimit = 4 * bodyLimit;

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
 * The Fetch API's form of a request for a document or a form post. A form with files has been read whole, so its `formData` gives it;
 * whether its page takes files is not known here (`requireTaken`).
 *
 * @throws BadRequest for another method, an address that is not one, a form of another site, one that is too large or cannot be read
 */
export async function webRequest(message: IncomingMessage, signal: AbortSignal): Promise<Request> {
  const { method = 'GET', headers } = message;
  const url = address(message);
  if (method === 'GET' || method === 'HEAD') return new Request(url, { method: 'GET', signal });
  if (method !== 'POST') throw new BadRequest(405, 'This address answers GET and POST only.');
  if (!isOwnRequest(headers)) {
    throw new BadRequest(403, 'This form was sent from another site.');
  }
  return new Request(url, {
    method,
    body: await form(message),
    headers: { ...(headers.referer && { referer: headers.referer }) },
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

async function form(message: IncomingMessage): Promise<URLSearchParams | FormData> {
  const contentType = message.headers['content-type'] ?? '';
  if (/^application\/x-www-form-urlencoded\b/i.test(contentType)) {
    return new URLSearchParams((await body(message, bodyLimit, 'shorten it')).toString('utf8'));
  }
  if (/^multipart\/form-data\b/i.test(contentType)) {
    const bytes = await body(message, filesLimit, 'choose a smaller file');
    const read = await multipartForm(bytes, contentType);
    if (!read) throw new BadRequest(400, 'This form cannot be read.');
    return read;
  }
  throw new BadRequest(415, 'This address takes HTML forms only.');
}

/** @param remedy what a visitor can do about one beyond the limit */
async function body(message: IncomingMessage, limit: number, remedy: string): Promise<Buffer<ArrayBuffer>> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of message as AsyncIterable<Buffer>) {
    size += chunk.length;
    // Bytes above the limit are read and dropped: a browser whose upload is cut off does not show the answer.
    if (size <= limit) chunks.push(chunk);
    if (size > readLimit) break;
  }
  if (size > limit) {
    throw new BadRequest(
      413,
      `This form is too large. Go back in your browser to find what you typed, and ${remedy}.`,
    );
  }
  return Buffer.concat(chunks);
}
