import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Transform } from 'node:stream';
import { constants, createBrotliCompress, createGzip } from 'node:zlib';
import { acceptsEncoding } from 'releases/serving/accepts-encoding';

/**
 * The encoder for a document, the best one the visitor's browser takes, with the response's headers set to say so; none
 * when it takes neither.
 */
export function encoders({ headers }: IncomingMessage, response: ServerResponse): Transform[] {
  response.setHeader('vary', 'accept-encoding');
  const accepted = String(headers['accept-encoding'] ?? '');
  if (acceptsEncoding(accepted, 'br')) {
    response.setHeader('content-encoding', 'br');
    return [createBrotliCompress({ params: { [constants.BROTLI_PARAM_QUALITY]: 3 } })];
  }
  if (acceptsEncoding(accepted, 'gzip')) {
    response.setHeader('content-encoding', 'gzip');
    return [createGzip({ level: 5 })];
  }
  return [];
}
