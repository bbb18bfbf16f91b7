import { AsyncLocalStorage } from 'node:async_hooks';
import type { IncomingHttpHeaders } from 'node:http';
import {
  type Context,
  defaultTextMapGetter,
  defaultTextMapSetter,
  INVALID_SPAN_CONTEXT,
  ROOT_CONTEXT,
  type Span,
  type SpanOptions,
  SpanStatusCode,
  type TextMapPropagator,
  type Tracer,
  trace,
} from '@opentelemetry/api';
import { isApiError } from '@storefront/shared/api/api-error';
import { describedError } from 'log/described-error';
import { isFault } from '../process/log';

/**
 * What makes traces of what this process does. It is registered nowhere, and so is the context: code of releases runs in this process,
 * and what it finds there is a contract.
 */
export interface Tracing {
  readonly tracer: Tracer;
  readonly propagator: TextMapPropagator;
  /** Sends what has not been sent yet, as far as that is done soon. Never rejects. */
  readonly end: () => Promise<void>;
}

let tracing: Tracing | null = null;
const current = new AsyncLocalStorage<Context>();
const untraced = trace.wrapSpanContext(INVALID_SPAN_CONTEXT);

/** Has traces made from now on; before, or with null, there are none. */
export function traceBy(made: Tracing | null): void {
  tracing = made;
}

/** Has what is still to be sent of traces sent, for a second at most. */
export async function endTraces(): Promise<void> {
  await tracing?.end();
}

/**
 * Does some work as a part of a trace, where there are traces; what it throws is its fault. Attributes have the names of
 * OpenTelemetry's semantic conventions where they have one, written out: their package would be part of every shell.
 *
 * @param from headers whose trace it goes on with, where they have one; when not given, it is part of the work that it is begun in
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
    // A visitor who leaves is no fault.
    if (isFault(error)) failSpan(span, error);
    throw error;
  } finally {
    span.end();
  }
}

/** Says of some work that it went wrong, and what was thrown. Throws nothing. */
export function failSpan(span: Span, error: unknown): void {
  if (!span.isRecording()) return;
  const { type, message } = describedError(error);
  span.setStatus({ code: SpanStatusCode.ERROR, message });
  span.setAttribute('error.type', isApiError(error) ? String(error.status ?? error.kind) : type);
}

/** By which whoever is asked goes on with the trace. */
export function traceHeaders(): Readonly<Record<string, string>> {
  const headers: Record<string, string> = {};
  tracing?.propagator.inject(current.getStore() ?? ROOT_CONTEXT, headers, defaultTextMapSetter);
  return headers;
}

/**
 * What a trace says of code of a release that runs, by names of our own: no convention has any.
 *
 * @param code what it exposes that is run: `routes`, or a place's name
 * @param pattern of the page that it runs for, where it is a page's
 */
export function releaseAttributes(
  {
    remote,
    version,
    exposed,
  }: { readonly remote: string; readonly version: string; readonly exposed: string },
  pattern?: string,
) {
  return {
    'storefront.remote': remote,
    'storefront.release': version,
    'storefront.exposed': exposed,
    ...(pattern && { 'storefront.pattern': pattern }),
  };
}
