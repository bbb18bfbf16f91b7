import type { Schedule } from '../mail/sender';

/**
 * Does something at once, and again so many milliseconds after its end, until it is stopped, which aborts the signal and waits.
 * @param late gets the error of the first of several turns that fail
 */
export function repeatEvery(
  interval: number,
  schedule: Schedule,
  late: (reason: string) => void,
  turn: (signal: AbortSignal) => Promise<void>,
): { stop(): Promise<void> } {
  const stopping = new AbortController();
  let isLate = false;
  let callOff = () => {};
  const run = async () => {
    const error = await turn(stopping.signal).catch((reason: Error) => reason);
    if (error && !isLate) late(error.message);
    isLate = error instanceof Error;
    if (!stopping.signal.aborted) callOff = schedule(interval, runAgain);
  };
  const runAgain = () => {
    running = run();
  };
  let running = run();
  return {
    stop: async () => {
      stopping.abort();
      callOff();
      await running;
    },
  };
}
