import { SpanKind, SpanStatusCode } from '@opentelemetry/api';
import { ExportResultCode } from '@opentelemetry/core';
import type { ReadableSpan } from '@opentelemetry/sdk-trace-base';
import { tracingBy } from '../otlp-tracing';
import { endTraces, traceBy } from '../traced';

/** Starts tracing. @returns stops it, and gives the spans, ordered by their paths */
export function keptSpans() {
  const spans: ReadableSpan[] = [];
  traceBy(
    tracingBy({
      export: (batch, done) => {
        spans.push(...batch);
        done({ code: ExportResultCode.SUCCESS });
      },
      shutdown: async () => {},
    }),
  );
  return async () => {
    await endTraces();
    traceBy(null);
    const parentOf = ({ parentSpanContext }: ReadableSpan) =>
      spans.find((other) => other.spanContext().spanId === parentSpanContext?.spanId);
    const pathOf = (span: ReadableSpan): string => {
      const parent = parentOf(span);
      return parent ? `${pathOf(parent)} > ${span.name}` : span.name;
    };
    return spans
      .map((span) => ({
        // Its parents and itself: `GET /lab > compose > render`.
        path: pathOf(span),
        kind: SpanKind[span.kind],
        service: span.resource.attributes['service.name'],
        attributes: span.attributes,
        // The error message; null without an error.
        failed: span.status.code === SpanStatusCode.ERROR ? (span.status.message ?? '') : null,
        traceId: span.spanContext().traceId,
        // Span of the caller, if that was another process.
        remoteParent: span.parentSpanContext?.isRemote ? span.parentSpanContext.spanId : null,
      }))
      .sort((one, other) => (one.path < other.path ? -1 : 1));
  };
}
