import { openSync, readdirSync, readlinkSync, readSync } from 'node:fs';
import { isRunnable } from './runnable';

/** How long threads of this process have run and waited until a moment, in milliseconds. */
export interface ThreadTimes {
  readonly at: number;
  /** How long the main thread has run. */
  readonly ran: number;
  /** How long the main thread and its helpers, such as garbage collection, have waited for a processor: the sum of all. */
  readonly waited: number;
}

/** How long the main thread was blocked between two moments, in milliseconds. Only a wait for a processor is not held against it. */
export function blockedFor(from: ThreadTimes, to: ThreadTimes): number {
  return Math.max(to.ran - from.ran, to.at - from.at - (to.waited - from.waited));
}

/**
 * Follows all threads that exist now but this one. Where the system gives no thread times, all time counts.
 *
 * @returns their times; `isClose` adds a wait in progress, which the system counts at its end
 */
export function followThreads(): (isClose?: boolean) => ThreadTimes {
  const main = followThread(String(process.pid));
  const helpers = otherThreads().map(followThread);
  return (isClose = false) => {
    const at = performance.now();
    const { ran, waited } = main(at, isClose);
    return {
      at,
      ran,
      waited: helpers.reduce((sum, helper) => sum + helper(at, isClose).waited, waited),
    };
  };
}

/** Ids of the threads except the main one and this one; none on systems other than Linux. */
function otherThreads(): string[] {
  try {
    const own = readlinkSync('/proc/thread-self').split('/').at(-1);
    return readdirSync('/proc/self/task').filter((id) => id !== own && id !== String(process.pid));
  } catch {
    return [];
  }
}

/** Follows a thread by the first two of Linux's three numbers, in nanoseconds. A thread that has ended keeps its last times. */
function followThread(id: string): (at: number, isClose: boolean) => Pick<ThreadTimes, 'ran' | 'waited'> {
  const bytes = Buffer.alloc(80);
  let known = { ran: 0, waited: 0 };
  let waitsSince: number | null = null;
  let file: number;
  try {
    file = openSync(`/proc/self/task/${id}/schedstat`, 'r');
  } catch {
    return () => known;
  }
  return (at, isClose) => {
    const before = known;
    try {
      const length = readSync(file, bytes, 0, bytes.length, 0);
      const [ran = 0, waited = 0] = bytes.toString('latin1', 0, length).split(' ').map(Number);
      known = { ran: ran / 1e6, waited: waited / 1e6 };
    } catch {}
    const stands = known.ran === before.ran && known.waited === before.waited;
    waitsSince = isClose && stands && isRunnable(process.pid, id) ? (waitsSince ?? at) : null;
    return waitsSince === null ? known : { ...known, waited: known.waited + at - waitsSince };
  };
}
