import { randomUUID } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';

/** The id of a request: the shell's, so that its log and ours can be read together, or made anew. */
export function requestIds(
  isFromShell: (headers: IncomingHttpHeaders) => boolean,
): (request: { readonly headers: IncomingHttpHeaders }) => string {
  return ({ headers }) => {
    const given = headers['x-request-id'];
    const isWellFormed = typeof given === 'string' && /^[\w.:-]{8,64}$/.test(given);
    return isWellFormed && isFromShell(headers) ? given : randomUUID();
  };
}
