import { url } from 'node:inspector';
import { Worker } from 'node:worker_threads';

/** How often the event loop shows that it goes on, in milliseconds: several times while the watchdog makes up its mind. */
const beatInterval = 20;

interface Watchdog {
  /** Has it watch the event loop from now on; not while somebody debugs, when standing still is what that does. */
  watchEventLoop(): void;
}

/** Starts a thread, of the program in `file`, that ends this process once its supervisor has gone. */
export function startWatchdog(file: string): Watchdog {
  const heart = new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT);
  const beats = new Int32Array(heart);
  new Worker(file, { workerData: heart }).unref();
  return {
    watchEventLoop() {
      if (url() === undefined) setInterval(() => Atomics.add(beats, 0, 1), beatInterval).unref();
    },
  };
}
