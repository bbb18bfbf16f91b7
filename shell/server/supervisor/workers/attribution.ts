import type { EventFields } from 'log/log-event';
import type { Strike } from 'releases/quarantine/strike';
import {
  aboutMark,
  type Mark,
  type ReleaseRef,
  releaseInStack,
  type WrittenMark,
} from '../../containment/mark';
import type { WorkerReport } from '../../containment/worker-report';
import type { RunningRequest } from '../../process/current-request';
import type { End } from './worker-process';

/** An incident in a worker, attributed to the release and the request that caused it. */
export interface Attribution {
  /** Null when no release caused it. */
  readonly release: ReleaseRef | null;
  /** The request that the code ran for; null for none, or when unknown. */
  readonly request: RunningRequest | null;
  readonly strike: Strike;
}

/** A report of an incident that a release may have caused. */
type AttributableReport = Extract<WorkerReport, { kind: 'blocked' | 'exits' | 'fault' | 'hung' | 'late' }>;

/** Attributes an incident that a worker reports. @param marked the worker's current mark */
export function attributionFor(report: AttributableReport, marked: WrittenMark | null): Attribution {
  switch (report.kind) {
    case 'blocked':
      return attributionByStack('blocked', '', report, marked);
    case 'hung':
      return attributionByStack('hung', 'It stopped responding.', report, marked);
    case 'exits':
      return attributionByStack('exited', `It ended the process with code ${report.code}.`, report, marked);
    case 'late': {
      const { message, request } = report;
      return { release: report, request, strike: strikeOf('late', message, '', { ...report, exposed: '' }) };
    }
    case 'fault': {
      const { fault, message, stack, request } = report;
      const release = releaseInStack(stack);
      // The error may come from earlier, unawaited work: the mark may be of something else by now.
      const isSame = isSameRelease(release, marked) && request?.id === marked?.request?.id;
      return { release, request, strike: strikeOf(fault, message, stack, isSame ? marked : null) };
    }
  }
}

/** The attribution of an event-loop block that is over; the strike says its milliseconds. */
export function attributionAfterBlock(block: Attribution, milliseconds: number): Attribution {
  const message = `It blocked the worker for ${milliseconds} ms.`;
  return { ...block, strike: { ...block.strike, at: new Date().toISOString(), message } };
}

/** Signals that end a process because of its own code. */
const crashSignals = new Set<NodeJS.Signals>(['SIGABRT', 'SIGSEGV', 'SIGBUS', 'SIGILL', 'SIGFPE', 'SIGTRAP']);

/**
 * Attributes the end of a worker that reported no reason; null when it was ended from outside. A `SIGKILL` while code of a release
 * runs is attributed to it: the kernel sends one to a process that takes too much memory outside its heap.
 */
export function attributionForCrash(
  { signal, isKilled }: End,
  marked: WrittenMark | null,
): Attribution | null {
  const isCrash = signal === 'SIGKILL' ? marked && !isKilled : signal && crashSignals.has(signal);
  if (!isCrash) return null;
  const message = `It ended the process with ${signal}, as when memory runs out.`;
  return attributionByStack('crashed', message, { stack: '' }, marked);
}

/** Attributes an incident to the release in the stack, or else to the marked one, unless the mark is of another request. */
function attributionByStack(
  reason: string,
  message: string,
  doing: Pick<Extract<WorkerReport, { kind: 'blocked' }>, 'stack' | 'request'>,
  marked: WrittenMark | null,
): Attribution {
  const { stack, request = marked?.request ?? null } = doing;
  const mark = marked?.request?.id === request?.id ? marked : null;
  const release = releaseInStack(stack) ?? mark;
  // A page's code may run under the mark of a slot in it: the phase is the same, the module is not.
  const place = mark && (isSameRelease(release, mark) ? mark : { ...mark, exposed: '' });
  return { release, request, strike: strikeOf(reason, message, stack, place) };
}

function isSameRelease(one: ReleaseRef | null, other: ReleaseRef | null): boolean {
  return one?.remote === other?.remote && one?.version === other?.version;
}

function strikeOf(reason: string, message: string, stack: string, mark: Mark | null): Strike {
  const { phase = '', exposed = '', address = '' } = mark ?? {};
  return { at: new Date().toISOString(), reason, phase, exposed, address, message, stack };
}

/** An attribution as log fields; none where no release caused the incident. */
export function attributionFields(attribution: Attribution | null): EventFields {
  if (!attribution?.release) return {};
  const { release, strike, request } = attribution;
  return { ...aboutMark({ ...release, ...strike }), ...(request && { requestId: request.id }) };
}

/** An attribution for a sentence: ` in lab 1.4.2+0a1b2c3d4e5f render header-cart /shop`; empty where no release caused the incident. */
export function attributionText(attribution: Attribution | null): string {
  if (!attribution?.release) return '';
  const { release, strike } = attribution;
  const { phase, exposed, address } = strike;
  return ` in ${[release.remote, release.version, phase, exposed, address].filter(Boolean).join(' ')}`;
}
