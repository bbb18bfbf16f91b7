import { AsyncLocalStorage } from 'node:async_hooks';
import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import {
  type Context,
  defaultTextMapGetter,
  defaultTextMapSetter,
  INVALID_SPAN_CONTEXT,
  ROOT_CONTEXT,
  type Span,
  SpanKind,
  type SpanOptions,
  SpanStatusCode,
  type TextMapPropagator,
  type Tracer,
  trace,
} from '@opentelemetry/api';
import { isApiError } from '@storefront/shared/api/api-error';
import { describedError } from 'log/described-error';
import { currentRequest } from '../process/current-request';
import { isFault } from '../process/log';

/** Makes traces of this process. It registers nothing globally: whatever releases find there is a contract. */
export interface Tracing {
  readonly tracer: Tracer;
  readonly propagator: TextMapPropagator;
  /** Sends the remaining spans, as far as that is done soon. Never rejects. */
  readonly end: () => Promise<void>;
}

let tracing: Tracing | null = null;
const current = new AsyncLocalStorage<Context>();
const untraced = trace.wrapSpanContext(INVALID_SPAN_CONTEXT);

/** Starts tracing; null stops it. */
export function traceBy(made: Tracing | null): void {
  tracing = made;
}

/** Sends the remaining spans, for a second at most. */
export async function endTraces(): Promise<void> {
  await tracing?.end();
}

/**
 * Runs work in a span, if there is tracing; an error that it throws marks the span as failed. Attributes have OpenTelemetry's
 * conventional names, written out, since their package would be part of every shell.
 *
 * @param from headers whose trace is continued, if they have one; by default the span belongs to the current work
 */
export async function traced<Result>(
  name: string,
  options: SpanOptions,
  work: (span: Span) => Promise<Result>,
  from?: IncomingHttpHeaders,
): Promise<Result> {
  if (!tracing) return work(untraced);
  const parent = from
    ? tracing.propagator.extract(ROOT_CONTEXT, from, defaultTextMapGetter)
    : (current.getStore() ?? ROOT_CONTEXT);
  const span = tracing.tracer.startSpan(name, options, parent);
  try {
    return await current.run(trace.setSpan(parent, span), () => work(span));
  } catch (error) {
    // A visitor who leaves is not a fault.
    if (isFault(error)) failSpan(span, error);
    throw error;
  } finally {
    span.end();
  }
}

/** Marks a span as failed, with the error. Never throws. */
export function failSpan(span: Span, error: unknown): void {
  if (!span.isRecording()) return;
  const { type, message } = describedError(error);
  span.setStatus({ code: SpanStatusCode.ERROR, message });
  span.setAttribute('error.type', isApiError(error) ? String(error.status ?? error.kind) : type);
}

/** Headers that let the called server continue the trace. */
export function traceHeaders(): Readonly<Record<string, string>> {
  const headers: Record<string, string> = {};
  tracing?.propagator.inject(current.getStore() ?? ROOT_CONTEXT, headers, defaultTextMapSetter);
  return headers;
}

/** Span attributes of a release's exposed module, and of its page's pattern. No convention has names for them. */
export function releaseAttributes(code: Record<'remote' | 'version' | 'exposed', string>, pattern?: string) {
  return {
    'storefront.remote': code.remote,
    'storefront.release': code.version,
    'storefront.exposed': code.exposed,
    ...(pattern && { 'storefront.pattern': pattern }),
  };
}

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
