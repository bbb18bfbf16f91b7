import { monitorEventLoopDelay } from 'node:perf_hooks';
import { memoryUsage } from 'node:process';
import { inspect } from 'node:util';
import type { Late } from '@storefront/shared/in-time';
import { type BlamedRelease, codeName } from './blame';
import { tellCounts } from './count-release';
import type { Mark } from './mark';
import { runningRequest } from './running-request';
import { tellSupervisor } from './tell-supervisor';
import type { Fault } from './worker-report';

const beatInterval = 1_000;

/** How often it is seen whether the event loop is late, in milliseconds. */
const delayResolution = 20;

/** Reports each second that this worker lives and what it has counted, and before it ends what ended it. */
export function reportLife(): void {
  const delays = monitorEventLoopDelay({ resolution: delayResolution });
  delays.enable();
  setInterval(() => {
    // What is measured is from one look to the next.
    const delay = Math.max(0, delays.max / 1e6 - delayResolution);
    delays.reset();
    tellSupervisor({ kind: 'beat', memory: held(), delay });
    tellCounts();
  }, beatInterval).unref();
  process.on('exit', (code) => {
    tellSupervisor({ kind: 'exits', code, stack: new Error().stack ?? '', request: runningRequest() });
    tellCounts();
  });
}

/** Bytes that this process's code holds: what the process itself has of the system is not given back. */
function held(): number {
  const { heapUsed, external } = memoryUsage();
  return heapUsed + external;
}

/** Reports what a release is to be charged with, if its code is in the stack; `error` is whatever was thrown. */
export function reportFault(fault: Exclude<Fault, 'patched'>, error: unknown): void {
  const { message, stack } = error instanceof Error ? error : { message: inspect(error), stack: '' };
  tellSupervisor({
    kind: 'fault',
    fault,
    message: text(message),
    stack: callsOf(text(stack), text(message)),
    request: runningRequest(),
  });
}

/** Reports, in a sentence, that a release has changed what belongs to all. */
export function reportPatched(release: BlamedRelease, message: string): void {
  const stack = `    at ${codeName(release, '')}`;
  // It does that for whomever it is evaluated.
  tellSupervisor({ kind: 'fault', fault: 'patched', message, stack, request: null });
}

/** Reports that a release took longer than it may, in which phase and at which path. */
export function reportLate(late: Omit<Mark, 'exposed'>, { message }: Late): void {
  tellSupervisor({ kind: 'late', ...late, message, request: runningRequest() });
}

/** The calls of a stack alone: a message is anybody's text, and may look like calls. */
function callsOf(stack: string, message: string): string {
  const at = stack.indexOf(message);
  return at < 0 ? stack : stack.slice(at + message.length);
}

const text = (value: unknown) => (typeof value === 'string' ? value : '');
