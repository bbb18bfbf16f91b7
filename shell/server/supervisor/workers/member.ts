import { hasRunnableThread } from '../../containment/runnable';
import type { WorkerReport } from '../../containment/worker-report';
import type { Blame, Words } from './blame-for';
import type { Worker } from './worker';

/** A worker as requests are given to it. */
export interface Member {
  readonly worker: Worker;
  /** Requests that it has and has not answered. */
  pending: number;
}

/** A worker as its pool knows it. */
export interface PoolMember extends Member {
  /** When it was started, by `performance.now()`. */
  readonly began: number;
  /** Which request it got last, of all that were given. */
  picked: number;
  /** Lost is one that does not answer, or says that it ends: it will. */
  state: 'starting' | 'working' | 'leaving' | 'lost';
  /** What its event loop stands still in; null while it goes on. */
  block: Blame | null;
  /** What it said of its end, and the request that it ends in; that is missing where it could not be asked. */
  lastWords: (Words & Pick<Extract<WorkerReport, { kind: 'hung' | 'exits' }>, 'request'>) | null;
  /** Seconds that it has said nothing for. */
  silent: number;
  /** Gets the bytes that it holds each second; says whether they grow. */
  readonly isGrowing: (memory: number) => boolean;
  /** Why it is to be replaced when another is there; null when it is not. */
  outdated: string | null;
  /** What it lacks until it can show the whole shop, a sentence for each thing. */
  missing: readonly string[];
}

/** A worker that has just been started. */
export function startedMember(worker: Worker): PoolMember {
  return {
    worker,
    pending: 0,
    began: performance.now(),
    picked: 0,
    state: 'starting',
    block: null,
    lastWords: null,
    silent: 0,
    isGrowing: createGrowth(),
    outdated: null,
    missing: ['A worker starts.'],
  };
}

/** Those that lack the least first. */
export function byLack(one: PoolMember, other: PoolMember): number {
  return one.missing.length - other.missing.length;
}

/**
 * The one that gets the next request: with the least to do among those that lack the least; of several the one that has rested
 * longest.
 *
 * @param working those that take requests
 * @param maxWorking how many of them requests are for; the others stand by
 */
export function memberForRequest(working: readonly PoolMember[], maxWorking: number): PoolMember | undefined {
  return working
    .filter(({ block }) => block === null)
    .sort(byLack)
    .slice(0, maxWorking)
    .sort((one, other) => byLack(one, other) || one.pending - other.pending || one.picked - other.picked)[0];
}

/** Seconds that a worker may say nothing for while it works. */
const maxSilence = 5;
/** Seconds that it may while it starts, or while one of its threads waits for a processor. */
const maxBusySilence = 30;

/** Whether a worker has been silent for so long that it is to be stopped as a whole, its watchdog too. */
export function isSilentTooLong({ state, silent, worker }: PoolMember): boolean {
  if (silent < maxSilence) return false;
  return silent >= maxBusySilence || (state !== 'starting' && !hasRunnableThread(worker.pid));
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
