import { url } from 'node:inspector';
import { Worker } from 'node:worker_threads';

/** How often the event loop shows that it goes on, in milliseconds: several times while the watchdog makes up its mind. */
const beatInterval = 20;

/**
 * Has this process's event loop watched by a thread from now on; not while somebody debugs, when standing still is what it does.
 *
 * @param file the thread's program
 */
export function startWatchdog(file: string): void {
  if (url() !== undefined) return;
  const heart = new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT);
  const beats = new Int32Array(heart);
  setInterval(() => Atomics.add(beats, 0, 1), beatInterval).unref();
  new Worker(file, { workerData: heart }).unref();
}
