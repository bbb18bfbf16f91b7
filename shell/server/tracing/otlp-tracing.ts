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
import { TimeoutError, withTimeout } from '@storefront/shared/with-timeout';
import { masked } from 'log/masked';
import { log } from '../process/log';
import type { Tracing } from './traced';

/** How long what is still to be sent may take at the end, in milliseconds: less than a worker that is to go is given. */
const endTimeout = 1_000;

/** What the collector is shown: no code of a release has any business with it. */
const secrets = ['OTEL_EXPORTER_OTLP_HEADERS', 'OTEL_EXPORTER_OTLP_TRACES_HEADERS'];

/**
 * Has traces sent by OTLP, JSON over http, as the variables of the OpenTelemetry SDK say. To be called before any code of a release
 * runs: from then on the environment is without what is secret of them.
 *
 * @param endpoint where they go, for what is logged of it
 */
export function otlpTracing(endpoint: string): Tracing {
  const exporter = new OTLPTraceExporter();
  for (const name of secrets) delete process.env[name];
  return tracingBy(reportedExporter(exporter, new URL(endpoint).origin));
}

/** Traces that are sampled and sent in batches as the variables of the OpenTelemetry SDK say. */
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

/** Visitors choose paths, and an error's message may say anything: no text leaves as it is. */
class MaskedSpans extends BatchSpanProcessor {
  override onEnd(span: ReadableSpan) {
    const { attributes, status } = span;
    for (const [name, value] of Object.entries(attributes))
      if (typeof value === 'string') attributes[name] = masked(value);
    if (status.message) status.message = masked(status.message);
    super.onEnd(span);
  }
}

/**
 * An exporter that logs when spans can no longer be sent, and when they can be again, each once: what is wrong with who takes them
 * would be wrong with every batch.
 *
 * @param endpoint what it is called in the log
 */
export function reportedExporter(exporter: SpanExporter, endpoint: string): SpanExporter {
  let isLost = false;
  const onExport = ({ code, error }: ExportResult) => {
    const fails = code === ExportResultCode.FAILED;
    // The system's word for it, or the status it was answered with; a sentence where there is neither.
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
