import { type ExportResult, ExportResultCode, W3CTraceContextPropagator } from '@opentelemetry/core';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import {
  defaultResource,
  detectResources,
  envDetector,
  resourceFromAttributes,
} from '@opentelemetry/resources';
import {
  BasicTracerProvider,
  BatchSpanProcessor,
  type ReadableSpan,
  type SpanExporter,
} from '@opentelemetry/sdk-trace-base';
import { traceSecrets } from '@storefront/shared/server/secret-files';
import { TimeoutError, withTimeout } from '@storefront/shared/with-timeout';
import { masked } from 'log/masked';
import { log } from '../process/log';
import type { Tracing } from './traced';

/** Timeout for sending the last spans, in milliseconds: less than an ending worker is given. */
const endTimeout = 1_000;

/**
 * Sends traces by OTLP, as the variables of the OpenTelemetry SDK say. It removes their credentials from the environment, as no release
 * may read them, so it comes before any code of one. @param endpoint named in the log
 */
export function otlpTracing(endpoint: string): Tracing {
  const exporter = new OTLPTraceExporter();
  for (const name of traceSecrets) delete process.env[name];
  return tracingBy(reportedExporter(exporter, new URL(endpoint).origin));
}

/** Tracing that samples and batches as the variables of the OpenTelemetry SDK say. */
export function tracingBy(exporter: SpanExporter): Tracing {
  const provider = new BasicTracerProvider({
    resource: defaultResource()
      .merge(resourceFromAttributes({ 'service.name': 'storefront-shell' }))
      .merge(detectResources({ detectors: [envDetector] })),
    spanProcessors: [new MaskedSpans(exporter)],
  });
  return {
    tracer: provider.getTracer('storefront-shell'),
    propagator: new W3CTraceContextPropagator(),
    async end() {
      await withTimeout(provider.shutdown(), endTimeout, () => new TimeoutError('It is late.')).catch(
        () => {},
      );
    },
  };
}

/** Masks all texts of spans: visitors choose paths, and an error's message may say anything. */
class MaskedSpans extends BatchSpanProcessor {
  override onEnd(span: ReadableSpan) {
    const { attributes, status } = span;
    for (const [name, value] of Object.entries(attributes))
      if (typeof value === 'string') attributes[name] = masked(value);
    if (status.message) status.message = masked(status.message);
    super.onEnd(span);
  }
}

/** An exporter that logs once when spans cannot be sent, and once when they can be again: a broken collector fails every batch. */
export function reportedExporter(exporter: SpanExporter, endpoint: string): SpanExporter {
  let isLost = false;
  const onExport = ({ code, error }: ExportResult) => {
    const fails = code === ExportResultCode.FAILED;
    // The system's error code or the answer's status; a sentence where there is neither.
    const reason = (error as NodeJS.ErrnoException | undefined)?.code ?? error?.message;
    if (fails && !isLost) log('warn', `traces cannot be sent to ${endpoint} (${reason})`);
    if (!fails && isLost) log('info', `traces are sent to ${endpoint} again`);
    isLost = fails;
  };
  return {
    export: (spans, done) =>
      exporter.export(spans, (result) => {
        onExport(result);
        done(result);
      }),
    shutdown: () => exporter.shutdown(),
  };
}
