import type { EventFields } from 'log/log-event';
import type { Strike } from 'releases/quarantine/strike';
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

/** What happened in a worker, and what it is blamed on. */
export interface Blame {
  /** Null when no release is to blame. */
  readonly release: BlamedRelease | null;
  /** The request that it was done for; null when for none, or nobody knows. */
  readonly request: RunningRequest | null;
  readonly strike: Strike;
}

/** A report of what a release may be to blame for. */
type BlamingReport = Extract<WorkerReport, { kind: 'blocked' | 'exits' | 'fault' | 'hung' | 'late' }>;

/**
 * Whom to blame for what a worker reports.
 *
 * @param marked what is marked in that worker
 */
export function blameFor(report: BlamingReport, marked: WrittenMark | null): Blame {
  switch (report.kind) {
    case 'blocked':
      return blameForNow('blocked', '', report, marked);
    case 'hung':
      return blameForNow('hung', 'It would not go on.', report, marked);
    case 'exits':
      return blameForNow('exited', `It ended the process with code ${report.code}.`, report, marked);
    case 'late': {
      const { message, request } = report;
      return { release: report, request, strike: strikeOf('late', message, '', { ...report, exposed: '' }) };
    }
    case 'fault': {
      const { fault, message, stack, request } = report;
      const release = releaseInStack(stack);
      // It was left to itself some time ago: the mark may be of something else by now.
      const isSame =
        release?.remote === marked?.remote &&
        release?.version === marked?.version &&
        request?.id === marked?.request?.id;
      return { release, request, strike: strikeOf(fault, message, stack, isSame ? marked : null) };
    }
  }
}

/** The blame for a block of so many milliseconds, once it is over. */
export function afterBlock(block: Blame, milliseconds: number): Blame {
  const message = `It let everybody wait for ${milliseconds} ms.`;
  return { ...block, strike: { ...block.strike, at: new Date().toISOString(), message } };
}

/** How a process ends by something in it. */
const crashSignals = new Set<NodeJS.Signals>(['SIGABRT', 'SIGSEGV', 'SIGBUS', 'SIGILL', 'SIGFPE', 'SIGTRAP']);

/** Whom to blame for the end of a worker that has not reported why it ends; null when it was ended from outside. */
export function blameForCrash({ signal }: End, marked: WrittenMark | null): Blame | null {
  if (!signal || !crashSignals.has(signal)) return null;
  const message = `It ended the process with ${signal}, as when memory runs out.`;
  return blameForNow('crashed', message, { stack: '' }, marked);
}

/**
 * Blames the release whose code is in the stack, or else is marked, unless the mark is of another request; a request that could not be
 * asked for is that of the mark.
 */
function blameForNow(
  reason: string,
  message: string,
  doing: Pick<Extract<WorkerReport, { kind: 'blocked' }>, 'stack' | 'request'>,
  marked: WrittenMark | null,
): Blame {
  const { stack, request = marked?.request ?? null } = doing;
  const mark = marked?.request?.id === request?.id ? marked : null;
  return { release: releaseInStack(stack) ?? mark, request, strike: strikeOf(reason, message, stack, mark) };
}

function strikeOf(reason: string, message: string, stack: string, mark: Mark | null): Strike {
  const { phase = '', exposed = '', address = '' } = mark ?? {};
  return { at: new Date().toISOString(), reason, phase, exposed, address, message, stack };
}

/** What is blamed, for an event. */
export function aboutBlame(blame: Blame | null): EventFields {
  return blame?.release ? aboutMark({ ...blame.release, ...blame.strike }) : {};
}

/** What is blamed, for a sentence: ` in lab 1.4.2+0a1b2c3d4e5f render header-cart /shop`; empty where nothing is. */
export function placeOf(blame: Blame | null): string {
  if (!blame?.release) return '';
  const { release, strike } = blame;
  const { phase, exposed, address } = strike;
  return ` in ${[release.remote, release.version, phase, exposed, address].filter(Boolean).join(' ')}`;
}
