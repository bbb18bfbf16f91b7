import type { EventFields } from 'log/log-event';
import type { Charge } from 'releases/quarantine/charge';
import {
  aboutMark,
  type BlamedRelease,
  type Mark,
  releaseInStack,
  type WrittenMark,
} from '../../containment/mark';
import type { WorkerReport } from '../../containment/worker-report';
import type { RunningRequest } from '../../process/current-request';
import type { End } from './worker';

/** What something is blamed on: perhaps a release, and what it was doing. */
export interface Blame {
  readonly release: BlamedRelease | null;
  readonly mark: Mark | null;
  readonly stack: string;
  /** The request that it was done for; null when for none, or nobody knows. */
  readonly request: RunningRequest | null;
}

/**
 * Whom to blame for what a worker is at now: whose code is in the stack, or else is marked, unless the mark is of another request.
 *
 * @param request missing where it could not be asked: then it is that of the mark
 */
export function blameForBlock(
  stack: string,
  marked: WrittenMark | null,
  request: RunningRequest | null = marked?.request ?? null,
): Blame {
  const mark = marked?.request?.id === request?.id ? marked : null;
  return { release: releaseInStack(stack) ?? mark, mark, stack, request };
}

/** Whom to blame for what was left to itself some time ago: whose code is in the stack. The mark may be of something else by now. */
export function blameForFault(
  stack: string,
  marked: WrittenMark | null,
  request: RunningRequest | null,
): Blame {
  const release = releaseInStack(stack);
  const isSame =
    release?.remote === marked?.remote &&
    release?.version === marked?.version &&
    request?.id === marked?.request?.id;
  return { release, mark: isSame ? marked : null, stack, request };
}

/** The charge, as of now. */
export function chargeOf({ mark }: Blame, words: Words): Charge {
  const { phase = '', exposed = '', address = '' } = mark ?? {};
  return { at: new Date().toISOString(), phase, exposed, address, ...words };
}

/** What is blamed, for an event. */
export function aboutBlame({ release, mark }: Blame): EventFields {
  if (!release) return {};
  return { ...aboutMark(mark), remote: release.remote, release: release.version };
}

/** What is blamed, for a sentence. */
export function nameOf({ release, mark }: Blame): string {
  return [release?.remote, release?.version, mark?.phase, mark?.exposed, mark?.address]
    .filter(Boolean)
    .join(' ');
}

/** What happened to a worker, as it or its end says. */
export type Words = Pick<Charge, 'reason' | 'message' | 'stack'>;

/** How a process ends by something in it. */
const crashSignals = new Set<NodeJS.Signals>(['SIGABRT', 'SIGSEGV', 'SIGBUS', 'SIGILL', 'SIGFPE', 'SIGTRAP']);

/** What a report says against a release. */
export function wordsOfReport(
  report: Extract<WorkerReport, { kind: 'exits' | 'fault' | 'hung' | 'late' | 'unblocked' }>,
): Words {
  switch (report.kind) {
    case 'unblocked':
      return { reason: 'blocked', message: `It let everybody wait for ${report.after} ms.`, stack: '' };
    case 'hung':
      return { reason: 'hung', message: 'It would not go on.', stack: report.stack };
    case 'exits':
      return {
        reason: 'exited',
        message: `It ended the process with code ${report.code}.`,
        stack: report.stack,
      };
    case 'late':
      return { reason: 'late', message: report.message, stack: '' };
    case 'fault':
      return { reason: report.fault, message: report.message, stack: report.stack };
  }
}

/** What is said of a process that something in it has ended; null for one that was ended from outside. */
export function wordsOfCrash({ signal }: End): Words | null {
  if (!signal || !crashSignals.has(signal)) return null;
  return {
    reason: 'crashed',
    message: `It ended the process with ${signal}, as when memory runs out.`,
    stack: '',
  };
}
