import { type ExportResult, ExportResultCode } from '@opentelemetry/core';
import type { SpanExporter } from '@opentelemetry/sdk-trace-base';
import { say } from '../process/say';

/**
 * An exporter that says when spans can no longer be sent, and when they can be again, each once: what is wrong with who takes them
 * would be wrong with every batch.
 *
 * @param endpoint what it is called in the log
 */
export function reportedExporter(exporter: SpanExporter, endpoint: string): SpanExporter {
  let isLost = false;
  const heard = ({ code, error }: ExportResult) => {
    const fails = code === ExportResultCode.FAILED;
    if (fails && !isLost) say('warn', `traces cannot be sent to ${endpoint} (${reasonOf(error)})`);
    if (!fails && isLost) say('info', `traces are sent to ${endpoint} again`);
    isLost = fails;
  };
  return {
    export: (spans, done) =>
      exporter.export(spans, (result) => {
        heard(result);
        done(result);
      }),
    shutdown: () => exporter.shutdown(),
  };
}

/** The system's word for it, or the status it was answered with; a sentence where there is neither. */
function reasonOf(error: (Error & { readonly code?: unknown }) | undefined): string {
  return String(error?.code ?? error?.message);
}
