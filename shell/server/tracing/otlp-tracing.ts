import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { createTracing } from './create-tracing';
import { reportedExporter } from './reported-exporter';
import type { Tracing } from './traced';

/** What the collector is shown: no code of a release has any business with it. */
const secrets = ['OTEL_EXPORTER_OTLP_HEADERS', 'OTEL_EXPORTER_OTLP_TRACES_HEADERS'];

/**
 * Has traces sent by OTLP, JSON over http, as the variables of the OpenTelemetry SDK say. To be called before any code of a release
 * runs: from then on the environment is without what is secret of them.
 *
 * @param endpoint where they go, for what is said of it
 */
export function otlpTracing(endpoint: string): Tracing {
  const exporter = new OTLPTraceExporter();
  for (const name of secrets) delete process.env[name];
  return createTracing(reportedExporter(exporter, new URL(endpoint).origin));
}
