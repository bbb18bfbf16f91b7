import { unrecoverableExitCode } from '@storefront/shared/server/exit-codes';
import { EndedAtStart } from './child';

/** Minimum uptime, in milliseconds: a part that ends sooner is in a crash loop, and each restart waits longer. */
const minUptime = 10_000;
const firstBackOff = 1_000;
const maxBackOff = 30_000;

interface KeepRunningOptions {
  /** Name of the part, for messages. */
  readonly name: string;
  /** Resolves when it is ready; `onEnd` gets the exit reason when it ends unasked. */
  readonly start: (onEnd: (how: string) => void) => Promise<void>;
  readonly until: AbortSignal;
  readonly log: (line: string) => void;
}

/**
 * Starts a part of the storefront, and restarts it whenever it ends unasked: at once, or with back-off in a crash loop and after a failed
 * start. An exit code may rule a restart out.
 *
 * @throws what the first start throws: a part that never came up is not restarted
 */
export async function keepRunning({ name, start, until, log }: KeepRunningOptions): Promise<void> {
  let earlyExits = 0;
  let readyAt = 0;

  const begin = async () => {
    await start(ended);
    readyAt = performance.now();
  };

  const ended = (how: string) => {
    earlyExits = performance.now() - readyAt < minUptime ? earlyExits + 1 : 0;
    comeBack(`${name} stopped (${how})`, how);
  };

  const comeBack = (ending: string, how: string) => {
    if (until.aborted) return;
    if (how === `exit ${unrecoverableExitCode}`) {
      log(
        `${ending} and is not started again: fix the problem that it reports above, then stop this and start it again.`,
      );
      return;
    }
    const wait = earlyExits === 0 ? 0 : Math.min(firstBackOff * 2 ** (earlyExits - 1), maxBackOff);
    log(`${ending} and is started again ${wait === 0 ? 'at once' : `in ${wait / 1_000} s`}.`);
    setTimeout(beginAgain, wait);
  };

  const beginAgain = async () => {
    if (until.aborted) return;
    try {
      await begin();
      log(`${name} works again.`);
    } catch (error) {
      earlyExits += 1;
      const how = error instanceof EndedAtStart ? error.how : String(error);
      comeBack(`${name} ended before it was ready (${how})`, how);
    }
  };

  await begin();
}
