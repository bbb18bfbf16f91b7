import type { IncomingHttpHeaders } from 'node:http';

/**
 * What is known of some work, by the names of OpenTelemetry's semantic conventions where they have one. They are written out, for the
 * package that has them as constants would be part of every shell.
 */
type Attributes = Readonly<Record<string, string | number | string[]>>;

/** Some work that is part of a trace, when it begins. */
export interface BegunSpan {
  readonly name: string;
  readonly attributes?: Attributes;
  /** What answers a request from elsewhere, or waits for the answer to one of ours; else it is work of this process. */
  readonly kind?: 'server' | 'client';
  /** Headers whose trace it goes on with, where they have one; when not given, it is part of the work that it is begun in. */
  readonly from?: IncomingHttpHeaders;
}

/** Some work that is part of a trace, while it is done. Nothing of it throws. */
export interface Span {
  /** The trace that it is part of; null where that is sent to nobody. */
  readonly traceId: string | null;
  /** By which whoever is asked goes on with the trace. */
  readonly headers: Readonly<Record<string, string>>;
  readonly set: (attributes: Attributes) => void;
  /** Says that it went wrong, and what was thrown, if anything was. */
  readonly fail: (error?: unknown) => void;
}

/** Makes traces of what this process does. */
export interface Tracing {
  /** Does some work, of which a span is made. What is thrown is its fault. */
  readonly span: <Result>(begun: BegunSpan, work: (span: Span) => Promise<Result>) => Promise<Result>;
  /** Sends what has not been sent yet, as far as that is done soon. Never rejects. */
  readonly end: () => Promise<void>;
}

const untraced: Span = { traceId: null, headers: {}, set: () => {}, fail: () => {} };

let tracing: Tracing | null = null;

/** Has traces made from now on; before, or with null, there are none. */
export function traceBy(made: Tracing | null): void {
  tracing = made;
}

/** Does some work as a part of a trace, where there are traces. */
export function traced<Result>(
  begun: () => BegunSpan,
  work: (span: Span) => Promise<Result>,
): Promise<Result> {
  return tracing ? tracing.span(begun(), work) : work(untraced);
}

/** Has what is still to be sent of traces sent, for a second at most. */
export async function endTraces(): Promise<void> {
  await tracing?.end();
}
