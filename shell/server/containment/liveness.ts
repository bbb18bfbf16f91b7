import { request } from 'node:http';
import { url } from 'node:inspector';
import { Worker } from 'node:worker_threads';
import { log } from '../process/log';

/** Interval and timeout of a worker's requests to its own server, in milliseconds: far longer than a block may last. */
const askInterval = 2_000;
const answerTimeout = 10_000;

/** Captured before any release can change them. */
const { setTimeout, clearTimeout } = globalThis;
const end = process.exit.bind(process);

/** Ends this process when its server stops answering: a release may change what all servers share while heartbeats go on. */
export function endWhenUnresponsive(socketPath: string): void {
  setInterval(() => {
    const late = setTimeout(() => {
      try {
        log('error', 'this worker is unresponsive: it did not answer its own request, and ends');
      } finally {
        end(1);
      }
    }, answerTimeout);
    late.unref();
    const done = () => clearTimeout(late);
    // Any answer will do, such as a 404.
    request({ socketPath, path: '/_shell/', agent: false, headers: { host: 'localhost' } })
      .once('response', (answer) => answer.resume().once('end', done))
      .once('error', done)
      .end();
  }, askInterval).unref();
}

/** Interval of the heartbeats to the watchdog, in milliseconds: several before it acts. */
const heartbeatInterval = 20;

/** Starts the watchdog thread in `file`, which ends this process once its supervisor has gone. */
export function startWatchdog(file: string) {
  const shared = new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT);
  const heartbeats = new Int32Array(shared);
  new Worker(file, { workerData: shared }).unref();
  return {
    /** Watches the event loop from now on, except under a debugger, whose breakpoints block it. */
    watchEventLoop() {
      if (url() === undefined) setInterval(() => Atomics.add(heartbeats, 0, 1), heartbeatInterval).unref();
    },
  };
}
