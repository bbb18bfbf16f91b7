import type { IncomingMessage, ServerResponse } from 'node:http';
import { type Span, SpanKind, SpanStatusCode } from '@opentelemetry/api';
import { currentRequest } from '../process/current-request';
import { traced } from './traced';

/** The facts of a traced request that its message lacks. */
interface TracedRequest {
  /** The pattern of the page's address; null when it is no page's. */
  readonly pattern: () => string | null;
  readonly scheme: 'http' | 'https';
  /** Whether the peer is our proxy: only its trace is continued. */
  readonly isFromOurProxy: boolean;
}

/** Answers a request for a document in a trace, its own or our proxy's. Log events get the trace's id. */
export function tracedDocument(
  { method = 'GET', url = '/', headers }: IncomingMessage,
  response: ServerResponse,
  { pattern, scheme, isFromOurProxy }: TracedRequest,
  answer: () => Promise<void>,
): Promise<void> {
  const work = async (span: Span) => {
    if (!span.isRecording()) return answer();
    const route = pattern();
    const [path = ''] = url.split('?');
    if (route) span.updateName(`${method} ${route}`).setAttribute('http.route', route);
    span.setAttributes({ 'http.request.method': method, 'url.path': path, 'url.scheme': scheme });
    const { traceId } = span.spanContext();
    const request = currentRequest.getStore();
    await (request ? currentRequest.run({ ...request, traceId }, answer) : answer());
    const { statusCode } = response;
    span.setAttribute('http.response.status_code', statusCode);
    if (statusCode >= 500)
      span.setStatus({ code: SpanStatusCode.ERROR }).setAttribute('error.type', String(statusCode));
  };
  return traced(method, { kind: SpanKind.SERVER }, work, isFromOurProxy ? headers : {});
}
