import { AsyncLocalStorage } from 'node:async_hooks';
import {
  type Context,
  defaultTextMapGetter,
  defaultTextMapSetter,
  ROOT_CONTEXT,
  type Span as SdkSpan,
  SpanKind,
  SpanStatusCode,
  TraceFlags,
  trace,
} from '@opentelemetry/api';
import { W3CTraceContextPropagator } from '@opentelemetry/core';
import {
  defaultResource,
  detectResources,
  envDetector,
  resourceFromAttributes,
} from '@opentelemetry/resources';
import { BasicTracerProvider, BatchSpanProcessor, type SpanExporter } from '@opentelemetry/sdk-trace-base';
import { ATTR_ERROR_TYPE, ATTR_SERVICE_NAME } from '@opentelemetry/semantic-conventions';
import { isApiError } from '@storefront/shared/api/api-error';
import { describedError } from 'log/described-error';
import { masked } from 'log/masked';
import { inTime, Late } from '../../src/in-time';
import { isFault } from '../process/report';
import type { BegunSpan, Span, Tracing } from './traced';

/** How long what is still to be sent may take at the end, in milliseconds: less than a worker that is to go is given. */
const endTimeout = 1_000;

const kinds = { server: SpanKind.SERVER, client: SpanKind.CLIENT } as const;

const propagator = new W3CTraceContextPropagator();

/**
 * Makes traces of what this process does, sampled and sent in batches as the variables of the OpenTelemetry SDK say. It is registered
 * nowhere: code of releases runs in this process, and what it finds there is a contract.
 */
export function createTracing(exporter: SpanExporter): Tracing {
  const provider = new BasicTracerProvider({
    resource: defaultResource()
      .merge(resourceFromAttributes({ [ATTR_SERVICE_NAME]: 'storefront-shell' }))
      .merge(detectResources({ detectors: [envDetector] })),
    spanProcessors: [new BatchSpanProcessor(exporter)],
  });
  const tracer = provider.getTracer('storefront-shell');
  const current = new AsyncLocalStorage<Context>();

  return {
    async span({ name, attributes, kind, from }, work) {
      const parent = from
        ? propagator.extract(ROOT_CONTEXT, from, defaultTextMapGetter)
        : (current.getStore() ?? ROOT_CONTEXT);
      const begun = tracer.startSpan(name, kind ? { kind: kinds[kind] } : {}, parent);
      const context = trace.setSpan(parent, begun);
      const span = spanOf(begun, context);
      if (attributes) span.set(attributes);
      try {
        return await current.run(context, () => work(span));
      } catch (error) {
        // A visitor who leaves is no fault.
        if (isFault(error)) span.fail(error);
        throw error;
      } finally {
        begun.end();
      }
    },
    async end() {
      await inTime(provider.shutdown(), endTimeout, () => new Late('It is late.')).catch(() => {});
    },
  };
}

function spanOf(begun: SdkSpan, context: Context): Span {
  const { traceId, traceFlags } = begun.spanContext();
  const set = (attributes: NonNullable<BegunSpan['attributes']>) => {
    if (!begun.isRecording()) return;
    for (const [name, value] of Object.entries(attributes))
      begun.setAttribute(name, typeof value === 'string' ? masked(value) : value);
  };
  return {
    traceId: traceFlags & TraceFlags.SAMPLED ? traceId : null,
    get headers() {
      const headers: Record<string, string> = {};
      propagator.inject(context, headers, defaultTextMapSetter);
      return headers;
    },
    set,
    fail(error) {
      if (error === undefined) return void begun.setStatus({ code: SpanStatusCode.ERROR });
      const { type, message } = describedError(error);
      begun.setStatus({ code: SpanStatusCode.ERROR, message: masked(message) });
      set({ [ATTR_ERROR_TYPE]: isApiError(error) ? String(error.status ?? error.kind) : type });
    },
  };
}
