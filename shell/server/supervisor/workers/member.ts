import { hasRunnableThread } from '../../containment/runnable';
import type { WorkerReport } from '../../containment/worker-report';
import { deadlines } from '../../remotes/deadlines';
import { type Attribution, attributionAfterBlock, attributionFor } from './attribution';
import type { Worker } from './worker';

/** How long a worker that is to go may finish what it has, in milliseconds: the longest post, and its upload. */
export const drainTimeout = deadlines.document + deadlines.action + 5_000;
/** How long a worker that has nothing left to do may take to end by itself, in milliseconds: it has a second to send its traces. */
const leaveTimeout = 1_200;
/** How long a worker that does not answer may take to end by itself, in milliseconds. */
const lostTimeout = 1_000;
/** An event-loop block of so many milliseconds is a strike, even if the worker recovers. */
const strikeAfterBlock = 500;

/** A worker as its pool knows it. */
export interface Member {
  readonly worker: Worker;
  /** Requests that it has and has not answered. */
  pending: number;
  /** When it was started, by `performance.now()`. */
  readonly began: number;
  /** Which request it got last, of all that were given. */
  picked: number;
  /** Lost is one that does not answer, or says that it ends: it will. */
  state: 'starting' | 'working' | 'leaving' | 'lost';
  /** What its event loop stands still in; null while it goes on. */
  block: Attribution | null;
  /** What it ends or has ended in; null while it lives, and when it was ended from outside. */
  ending: Attribution | null;
  /** Heartbeats missed in a row, one a second; any report counts as one. */
  missedHeartbeats: number;
  /** Gets the bytes that it holds each second; says whether they grow. */
  readonly isGrowing: (memory: number) => boolean;
  /** The releases whose code it has, as `lab@1.4.2+0a1b2c3d4e5f`. */
  readonly evaluated: Set<string>;
  /** Why it is to be replaced when another is there; null when it is not. */
  outdated: string | null;
  /** What it lacks until it can show the whole shop, a sentence for each thing. */
  missing: readonly string[];
}

/** A worker that has just been started. */
export function startedMember(worker: Worker): Member {
  return {
    worker,
    pending: 0,
    began: performance.now(),
    picked: 0,
    state: 'starting',
    block: null,
    ending: null,
    missedHeartbeats: 0,
    isGrowing: createGrowth(),
    evaluated: new Set(),
    outdated: null,
    missing: ['A worker starts.'],
  };
}

/** Takes a worker's report. @returns the strike to give now; null for none */
export function handleReport(member: Member, report: WorkerReport): Attribution | null {
  const { worker, block } = member;
  member.missedHeartbeats = 0;
  switch (report.kind) {
    case 'listening':
      if (member.state === 'starting') member.state = 'working';
      return null;
    case 'readiness':
      member.missing = report.missing;
      return null;
    case 'heartbeat':
      if (member.isGrowing(report.memory))
        member.outdated ??= `has grown to ${Math.round(report.memory / 2 ** 20)} MB`;
      return null;
    case 'evaluated':
      member.evaluated.add(report.release);
      return null;
    case 'blocked':
      member.block = attributionFor(report, worker.mark());
      return null;
    case 'unblocked':
      member.block = null;
      return block && report.after >= strikeAfterBlock ? attributionAfterBlock(block, report.after) : null;
    case 'hung':
    case 'exits':
      // It was told to.
      if (report.kind === 'exits' && member.state === 'leaving') return null;
      member.ending = attributionFor(report, worker.mark());
      // At once: what it had to answer is given to another worker as soon as it has ended.
      lose(member);
      return null;
    case 'late':
    case 'fault':
      return attributionFor(report, worker.mark());
    case 'counted':
      return null;
  }
}

/** Has one finish what it has, and end; it gets nothing new. */
export async function leave(member: Member): Promise<void> {
  member.state = 'leaving';
  const until = performance.now() + drainTimeout;
  while (member.pending > 0 && performance.now() < until) await delay(50);
  await letGo(member);
}

/** Has one say what it has counted and traced, and end; that is no strike. */
export async function letGo(member: Member): Promise<void> {
  member.state = 'leaving';
  member.worker.leave();
  const late = setTimeout(() => member.worker.end('SIGKILL'), leaveTimeout);
  await member.worker.ended;
  clearTimeout(late);
}

/** Has one that does not answer, or ends, get nothing new; it ends by itself or is ended. */
export function lose(member: Member): void {
  if (member.state !== 'starting' && member.state !== 'working') return;
  member.state = 'lost';
  setTimeout(() => member.worker.end('SIGKILL'), lostTimeout).unref();
}

/** Those that lack the least first. */
export function byLack(one: Member, other: Member): number {
  return one.missing.length - other.missing.length;
}

/**
 * The one that gets the next request: with the least to do among those that lack the least; of several the one that has rested
 * longest.
 *
 * @param working those that take requests
 * @param maxWorking how many of them requests are for; the others stand by
 */
export function memberForRequest(working: readonly Member[], maxWorking: number): Member | undefined {
  return working
    .filter(({ block }) => block === null)
    .sort(byLack)
    .slice(0, maxWorking)
    .sort((one, other) => byLack(one, other) || one.pending - other.pending || one.picked - other.picked)[0];
}

/** Heartbeats that a worker may miss while it works. */
const maxMissedHeartbeats = 5;
/** Heartbeats that it may miss while it starts, or while one of its threads waits for a processor. */
const maxMissedWhenBusy = 30;

/** Whether a worker has missed so many heartbeats that it must be killed, with its watchdog. */
export function isHeartbeatTimedOut({ state, missedHeartbeats, worker }: Member): boolean {
  if (missedHeartbeats < maxMissedHeartbeats) return false;
  return missedHeartbeats >= maxMissedWhenBusy || (state !== 'starting' && !hasRunnableThread(worker.pid));
}

/** Seconds over which the least that a worker holds is looked at: garbage comes and goes, what is kept stays. */
const lookedAt = 30;
/** Seconds after which a worker has what it needs. */
const warmAfter = 60;
/** It grows when it keeps half as much again, and so many bytes more, as when it was warm. */
const limit = { share: 1.5, bytes: 64 * 1024 * 1024 };

/** Follows what a worker holds. @returns gets its bytes each second, and says whether they grow */
export function createGrowth(): (memory: number) => boolean {
  const recent: number[] = [];
  let seconds = 0;
  let warm: number | null = null;
  return (memory) => {
    recent.push(memory);
    if (recent.length > lookedAt) recent.shift();
    seconds += 1;
    if (seconds < warmAfter) return false;
    const kept = Math.min(...recent);
    warm ??= kept;
    return kept > Math.max(warm * limit.share, warm + limit.bytes);
  };
}

function delay(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
