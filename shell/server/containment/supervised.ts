import { monitorEventLoopDelay } from 'node:perf_hooks';
import { memoryUsage } from 'node:process';
import { inspect } from 'node:util';
import type { TimeoutError } from '@storefront/shared/with-timeout';
import { currentRequest, runningRequest } from '../process/current-request';
import { codeName, type Mark, type ReleaseRef } from './mark';
import type { ReleaseCounts } from './release-counts';
import { type CountedRelease, type Fault, sendReport } from './worker-report';

const reportInterval = 1_000;

/** How often it is seen whether the event loop is late, in milliseconds. */
const delayResolution = 20;

/** Sends a heartbeat and the counts each second, and before this worker ends what ended it. */
export function reportLife(): void {
  const delays = monitorEventLoopDelay({ resolution: delayResolution });
  delays.enable();
  setInterval(() => {
    // What is measured is from one look to the next.
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

/** Bytes that this process's code holds: what the process itself has of the system is not given back. */
function held(): number {
  const { heapUsed, external } = memoryUsage();
  return heapUsed + external;
}

const unreported: CountedRelease[] = [];

interface Visit {
  /** The visitor's bucket. */
  readonly visitor: string;
  /** Milliseconds that the document took; missing for what answers a form. */
  readonly duration?: number;
}

/** Counts something of a release; it is reported within a second, or when this process ends. */
export function countRelease(
  { remote, version }: ReleaseRef,
  counts: Partial<ReleaseCounts>,
  visit?: Visit,
): void {
  const address = currentRequest.getStore()?.input?.network;
  unreported.push({
    remote,
    version,
    // Most of what is counted is nothing, and a line to the supervisor should be short.
    counts: Object.fromEntries(Object.entries(counts).filter(([, count]) => count > 0)),
    ...(visit && { visitor: { bucket: visit.visitor, ...(address !== undefined && { address }) } }),
    ...(visit?.duration !== undefined && { duration: Math.round(visit.duration) }),
  });
}

function sendCounts(): void {
  if (unreported.length > 0) sendReport({ kind: 'counted', counted: unreported.splice(0) });
}

/** Reports an uncaught error. The release whose code is in its stack gets a strike; `error` is whatever was thrown. */
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

/** Reports, in a sentence, that a release has changed what belongs to all. */
export function reportPatched(release: ReleaseRef, message: string): void {
  const stack = `    at ${codeName(release, '')}`;
  // It does that for whomever it is evaluated.
  sendReport({ kind: 'fault', fault: 'patched', message, stack, request: null });
}

/** Reports a timeout of a release, with its phase and path. */
export function reportTimeout(where: Omit<Mark, 'exposed'>, { message }: TimeoutError): void {
  sendReport({ kind: 'late', ...where, message, request: runningRequest() });
}

/** The calls of a stack alone: a message is anybody's text, and may look like calls. */
function callsOf(stack: string, message: string): string {
  const at = stack.indexOf(message);
  return at < 0 ? stack : stack.slice(at + message.length);
}

const text = (value: unknown) => (typeof value === 'string' ? value : '');
