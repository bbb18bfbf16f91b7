import { request } from 'node:http';
import { say } from '../process/say';

/** How often a worker asks itself, and how long it waits for its own answer, in milliseconds: far longer than a block may last. */
const interval = 2_000;
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
  }, interval).unref();
}
