import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { currentRequest } from '../process/current-request';
import { inputHeader, parseInput } from '../process/visitor-input';

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

/** Does what belongs to a request that has its id by now: whatever is said meanwhile has id and address. */
export function inRequest<Result>({ headers, url = '' }: IncomingMessage, work: () => Result): Result {
  const [address = ''] = url.split('?');
  const requestId = String(headers[requestIdHeader] ?? '');
  return currentRequest.run({ requestId, address, input: parseInput(String(headers[inputHeader])) }, work);
}
