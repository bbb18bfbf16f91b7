import { request } from 'node:http';
import { url } from 'node:inspector';
import { Worker } from 'node:worker_threads';
import { say } from '../process/say';

/** How often a worker asks itself, and how long it waits for its own answer, in milliseconds: far longer than a block may last. */
const askInterval = 2_000;
const answerTimeout = 10_000;

/** As they are before any release is evaluated. */
const { setTimeout, clearTimeout } = globalThis;
const end = process.exit.bind(process);

/**
 * Ends this process when it does not answer what comes to its socket, as where a release has changed what servers have in common: it
 * lives and says so, and everybody waits.
 */
export function endWhenDeaf(socketPath: string): void {
  setInterval(() => {
    const late = setTimeout(() => {
      try {
        say('error', 'this worker answers nothing and ends');
      } finally {
        end(1);
      }
    }, answerTimeout);
    late.unref();
    const done = () => clearTimeout(late);
    // Whatever is answered, as that there is no such file.
    request({ socketPath, path: '/_shell/', agent: false, headers: { host: 'localhost' } })
      .once('response', (answer) => answer.resume().once('end', done))
      .once('error', done)
      .end();
  }, askInterval).unref();
}

/** How often the event loop shows that it goes on, in milliseconds: several times while the watchdog makes up its mind. */
const beatInterval = 20;

/** Starts a thread, of the program in `file`, that ends this process once its supervisor has gone. */
export function startWatchdog(file: string) {
  const heart = new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT);
  const beats = new Int32Array(heart);
  new Worker(file, { workerData: heart }).unref();
  return {
    /** Has it watch the event loop from now on; not while somebody debugs, when standing still is what that does. */
    watchEventLoop() {
      if (url() === undefined) setInterval(() => Atomics.add(beats, 0, 1), beatInterval).unref();
    },
  };
}
