import { url } from 'node:inspector';
import { Worker } from 'node:worker_threads';

/** Interval of the main thread's ticks, in milliseconds: the watchdog misses several before it acts. */
const tickInterval = 20;

/** Starts the watchdog thread in `file`, which ends this process once its supervisor has gone. */
export function startWatchdog(file: string) {
  const shared = new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT);
  const ticks = new Int32Array(shared);
  new Worker(file, { workerData: shared }).unref();
  return {
    /** Watches the event loop from now on, except under a debugger, whose breakpoints block it. */
    watchEventLoop() {
      if (url() === undefined) setInterval(() => Atomics.add(ticks, 0, 1), tickInterval).unref();
    },
  };
}
