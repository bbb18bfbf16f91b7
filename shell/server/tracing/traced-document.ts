import type { IncomingMessage, ServerResponse } from 'node:http';
import { currentRequest } from '../process/current-request';
import { traced } from './traced';

/** What a trace says of a request for a document, beside what is asked for. */
interface TracedRequest {
  /** The pattern that the address is a page's by; null when it is no page's. */
  readonly pattern: string | null;
  readonly scheme: 'http' | 'https';
  /** Whether a proxy of ours is at the other end: its trace goes on, and nobody else's. */
  readonly isFromOurProxy: boolean;
}

/** Answers a request for a document, which is a trace or the part of a proxy's; whatever is said meanwhile has its id. */
export function tracedDocument(
  { method = 'GET', url = '/', headers }: IncomingMessage,
  response: ServerResponse,
  about: () => TracedRequest,
  answer: () => Promise<void>,
): Promise<void> {
  const begun = () => {
    const { pattern, scheme, isFromOurProxy } = about();
    const [path = ''] = url.split('?');
    return {
      name: pattern ? `${method} ${pattern}` : method,
      kind: 'server',
      from: isFromOurProxy ? headers : {},
      attributes: {
        'http.request.method': method,
        'url.path': path,
        'url.scheme': scheme,
        ...(pattern && { 'http.route': pattern }),
      },
    } as const;
  };
  return traced(begun, async (span) => {
    const request = currentRequest.getStore();
    await (span.traceId && request
      ? currentRequest.run({ ...request, traceId: span.traceId }, answer)
      : answer());
    const { statusCode } = response;
    span.set({ 'http.response.status_code': statusCode });
    if (statusCode < 500) return;
    span.set({ 'error.type': String(statusCode) });
    span.fail();
  });
}
