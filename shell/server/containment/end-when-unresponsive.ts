import { request } from 'node:http';
import { log } from '../process/log';

/** Interval and timeout of a worker's requests to its own server, in milliseconds: far longer than a block may last. */
const askInterval = 2_000;
const answerTimeout = 10_000;

/** Captured before any release can change them. */
const { setTimeout, clearTimeout } = globalThis;
const end = process.exit.bind(process);

/** Ends this process when its server stops answering: a release may change what all servers share while its heartbeats go on. */
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
