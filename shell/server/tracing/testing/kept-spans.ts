import { SpanKind, SpanStatusCode } from '@opentelemetry/api';
import { ExportResultCode } from '@opentelemetry/core';
import type { ReadableSpan } from '@opentelemetry/sdk-trace-base';
import { tracingBy } from '../otlp-tracing';
import { endTraces, traceBy } from '../traced';

/** A span as tests see it. */
interface KeptSpan {
  /** Its name behind those of what it is part of: `GET /lab > compose > render`. */
  readonly path: string;
  readonly kind: string;
  readonly attributes: Readonly<Record<string, unknown>>;
  /** What it says of what went wrong; null where nothing did. */
  readonly failed: string | null;
  readonly traceId: string;
  /** Of who asked for it, where that was another process. */
  readonly remoteParent: string | null;
}

/** Has traces made from now on. @returns ends that, and gives the spans, ordered by their paths */
export function keptSpans(): () => Promise<KeptSpan[]> {
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
        path: pathOf(span),
        kind: SpanKind[span.kind],
        attributes: span.attributes,
        failed: span.status.code === SpanStatusCode.ERROR ? (span.status.message ?? '') : null,
        traceId: span.spanContext().traceId,
        remoteParent: span.parentSpanContext?.isRemote ? span.parentSpanContext.spanId : null,
      }))
      .sort((one, other) => (one.path < other.path ? -1 : 1));
  };
}
