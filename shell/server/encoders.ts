import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Writable } from 'node:stream';
import { constants, createBrotliCompress, createGzip } from 'node:zlib';

/** Where to write a document so that it reaches the visitor in the best encoding their browser takes. */
export function compressed({ headers }: IncomingMessage, response: ServerResponse): Writable {
  response.setHeader('vary', 'accept-encoding');
  const accepted = String(headers['accept-encoding'] ?? '');
  const encoder = /\bbr\b/.test(accepted)
    ? createBrotliCompress({ params: { [constants.BROTLI_PARAM_QUALITY]: 3 } })
    : /\bgzip\b/.test(accepted)
      ? createGzip({ level: 5 })
      : null;
  if (!encoder) return response;
  response.setHeader('content-encoding', /\bbr\b/.test(accepted) ? 'br' : 'gzip');
  encoder.pipe(response);
  return encoder;
}
