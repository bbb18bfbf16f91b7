import { request } from 'node:http';
import { url } from 'node:inspector';
import { Worker } from 'node:worker_threads';
import { log } from '../process/log';

/** How often a worker requests its own server, and how long it waits for the answer, in milliseconds: far longer than a block may last. */
const askInterval = 2_000;
const answerTimeout = 10_000;

/** As they are before any release is evaluated. */
const { setTimeout, clearTimeout } = globalThis;
const end = process.exit.bind(process);

/**
 * Ends this process when its server stops answering, as when a release has changed what all servers share: it still sends heartbeats, and
 * every visitor waits.
 */
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
    // Whatever is answered, as that there is no such file.
    request({ socketPath, path: '/_shell/', agent: false, headers: { host: 'localhost' } })
      .once('response', (answer) => answer.resume().once('end', done))
      .once('error', done)
      .end();
  }, askInterval).unref();
}

/** How often the event loop sends the watchdog a heartbeat, in milliseconds: several times before the watchdog acts. */
const heartbeatInterval = 20;

/** Starts a thread, of the program in `file`, that ends this process once its supervisor has gone. */
export function startWatchdog(file: string) {
  const shared = new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT);
  const heartbeats = new Int32Array(shared);
  new Worker(file, { workerData: shared }).unref();
  return {
    /** Has it watch the event loop from now on; not while somebody debugs, since a breakpoint blocks it. */
    watchEventLoop() {
      if (url() === undefined) setInterval(() => Atomics.add(heartbeats, 0, 1), heartbeatInterval).unref();
    },
  };
}
