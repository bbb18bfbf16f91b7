import { openSync, readdirSync, readlinkSync, readSync } from 'node:fs';

/** What threads of this process have done until a moment, in milliseconds. */
export interface ThreadTimes {
  readonly at: number;
  /** How long the main thread has run. */
  readonly ran: number;
  /** How long it and those that it may wait for, as while garbage is collected, have waited for a processor: of all together. */
  readonly waited: number;
}

/**
 * How long the main thread has stood still between two moments, in milliseconds: what somebody waited for a processor is not held
 * against a release, but what the main thread ran is, however busy the machine.
 */
export function stoodStill(from: ThreadTimes, to: ThreadTimes): number {
  return Math.max(to.ran - from.ran, to.at - from.at - (to.waited - from.waited));
}

/** Follows the threads that there are now, but for the one that follows them. Where the system says nothing of threads, all time counts. */
export function followThreads(): () => ThreadTimes {
  const main = openThread(String(process.pid));
  const helpers = otherThreads().map(openThread);
  return () => {
    const { ran, waited } = readThread(main);
    const waits = helpers.map((helper) => readThread(helper).waited);
    return { at: performance.now(), ran, waited: waits.reduce((sum, wait) => sum + wait, waited) };
  };
}

/** Ids of the threads besides the main one and this one; none on systems other than Linux. */
function otherThreads(): string[] {
  try {
    const own = readlinkSync('/proc/thread-self').split('/').at(-1);
    return readdirSync('/proc/self/task').filter((id) => id !== own && id !== String(process.pid));
  } catch {
    return [];
  }
}

/** Where Linux says how a thread gets on; null where it does not. */
function openThread(id: string): number | null {
  try {
    return openSync(`/proc/self/task/${id}/schedstat`, 'r');
  } catch {
    return null;
  }
}

/** The first two of three numbers, in nanoseconds; nothing of a thread that has ended. */
function readThread(file: number | null): { readonly ran: number; readonly waited: number } {
  if (file === null) return { ran: 0, waited: 0 };
  const bytes = Buffer.alloc(80);
  try {
    readSync(file, bytes, 0, bytes.length, 0);
  } catch {
    return { ran: 0, waited: 0 };
  }
  const [ran = 0, waited = 0] = bytes.toString('latin1').split(' ').map(Number);
  return { ran: ran / 1e6, waited: waited / 1e6 };
}
