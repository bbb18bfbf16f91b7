import { monitorEventLoopDelay } from 'node:perf_hooks';
import { memoryUsage } from 'node:process';
import { format, inspect } from 'node:util';
import type { TimeoutError } from '@storefront/shared/with-timeout';
import type { Level } from 'log/log-event';
import { currentRequest, runningRequest } from '../process/current-request';
import { log } from '../process/log';
import { aboutMark, codeName, currentMark, type Mark, type ReleaseRef } from './mark';
import type { ReleaseCounts } from './release-counts';
import { type CountedRelease, type Fault, sendReport } from './worker-report';

const reportInterval = 1_000;

/** Resolution of the event-loop delay, in milliseconds. */
const delayResolution = 20;

/** Sends a heartbeat and the counts each second, and reports what ends this worker. */
export function startReporting(): void {
  const delays = monitorEventLoopDelay({ resolution: delayResolution });
  delays.enable();
  setInterval(() => {
    // The histogram holds whole intervals, so the resolution is subtracted.
    const delay = Math.max(0, delays.max / 1e6 - delayResolution);
    delays.reset();
    sendReport({ kind: 'heartbeat', memory: held(), delay });
    sendCounts();
  }, reportInterval).unref();
  process.on('exit', (code) => {
    sendReport({ kind: 'exits', code, stack: new Error().stack ?? '', request: runningRequest() });
    sendCounts();
  });
}

/** Bytes held by JavaScript; not resident memory, which the process does not give back. */
function held(): number {
  const { heapUsed, external } = memoryUsage();
  return heapUsed + external;
}

const unreported: CountedRelease[] = [];

interface Visit {
  /** The visitor's bucket. */
  readonly visitor: string;
  /** Milliseconds that the document took; missing for a form post. */
  readonly duration?: number;
}

/** Adds to the counts of a release; they are reported within a second, or when this process ends. */
export function countRelease(
  { remote, version }: ReleaseRef,
  counts: Partial<ReleaseCounts>,
  visit?: Visit,
): void {
  const { input = null, network } = currentRequest.getStore() ?? {};
  unreported.push({
    remote,
    version,
    // Most counts are 0: leaving them out keeps the line to the supervisor short.
    counts: Object.fromEntries(Object.entries(counts).filter(([, count]) => count > 0)),
    ...(visit && {
      visitor: {
        bucket: visit.visitor,
        ...(network && { address: network }),
        ...(input && { hasInput: true }),
      },
    }),
    ...(visit?.duration !== undefined && { duration: Math.round(visit.duration) }),
  });
}

function sendCounts(): void {
  if (unreported.length > 0) sendReport({ kind: 'counted', counted: unreported.splice(0) });
}

/** Reports an uncaught error, which gives the release in its stack a strike; `error` may be any thrown value. */
export function reportFault(fault: Exclude<Fault, 'patched'>, error: unknown): void {
  const { message, stack } = error instanceof Error ? error : { message: inspect(error), stack: '' };
  sendReport({
    kind: 'fault',
    fault,
    message: text(message),
    stack: callsOf(text(stack), text(message)),
    request: runningRequest(),
  });
}

/** Reports, in a sentence, that a release has changed intrinsics. */
export function reportPatched(release: ReleaseRef, message: string): void {
  const stack = `    at ${codeName(release, '')}`;
  // Evaluation serves no request in particular.
  sendReport({ kind: 'fault', fault: 'patched', message, stack, request: null });
}

/** Reports a timeout of a release, with its phase and path. */
export function reportTimeout(where: Omit<Mark, 'exposed'>, { message }: TimeoutError): void {
  sendReport({ kind: 'late', ...where, message, request: runningRequest() });
}

/** The calls of a stack without its message, whose text may imitate calls. */
function callsOf(stack: string, message: string): string {
  const at = stack.indexOf(message);
  return at < 0 ? stack : stack.slice(at + message.length);
}

const text = (value: unknown) => (typeof value === 'string' ? value : '');

const levels: Readonly<Record<'debug' | 'error' | 'info' | 'log' | 'trace' | 'warn', Level>> = {
  debug: 'debug',
  error: 'error',
  info: 'info',
  log: 'info',
  trace: 'debug',
  warn: 'warn',
};

/** Logs the console output of releases and others, with the release whose code is running. */
export function logConsole(target: Pick<Console, keyof typeof levels>): void {
  for (const method of Object.keys(levels) as (keyof typeof levels)[]) {
    target[method] = (...parts: unknown[]) =>
      log(levels[method], () => format(...parts), aboutMark(currentMark()));
  }
}
