import { SpanKind, SpanStatusCode } from '@opentelemetry/api';
import { ExportResultCode } from '@opentelemetry/core';
import type { ReadableSpan } from '@opentelemetry/sdk-trace-base';
import { tracingBy } from '../otlp-tracing';
import { endTraces, traceBy } from '../traced';

/** Has traces made from now on. @returns ends that, and gives the spans, ordered by their paths */
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
        // Behind what it is part of: `GET /lab > compose > render`.
        path: pathOf(span),
        kind: SpanKind[span.kind],
        service: span.resource.attributes['service.name'],
        attributes: span.attributes,
        // What went wrong; null where nothing did.
        failed: span.status.code === SpanStatusCode.ERROR ? (span.status.message ?? '') : null,
        traceId: span.spanContext().traceId,
        // Of who asked for it, where that was another process.
        remoteParent: span.parentSpanContext?.isRemote ? span.parentSpanContext.spanId : null,
      }))
      .sort((one, other) => (one.path < other.path ? -1 : 1));
  };
}
