import type { Schedule } from '../mail/sender';
import { condition } from './condition';

/** A stopped clock, with timers that only it runs. */
export interface FakeTime {
  readonly now: () => number;
  readonly schedule: Schedule;
  /** Lets time pass and runs the due timers, in their order. */
  readonly advance: (milliseconds: number) => void;
  /** Resolves once a timer of this delay is waiting. */
  readonly scheduled: (delay: number) => Promise<void>;
}

/** @param start milliseconds since 1970 */
export function fakeTime(start = Date.UTC(2026, 0, 5)): FakeTime {
  let time = start;
  const timers = new Set<{ readonly at: number; readonly run: () => void }>();
  const { changed, until } = condition();
  return {
    now: () => time,
    schedule: (delay, run) => {
      const timer = { at: time + delay, run };
      timers.add(timer);
      changed();
      return () => timers.delete(timer);
    },
    advance: (milliseconds) => {
      time += milliseconds;
      for (const timer of [...timers].sort((a, b) => a.at - b.at)) {
        if (timer.at > time || !timers.delete(timer)) continue;
        timer.run();
      }
    },
    scheduled: (delay) => until(() => [...timers].some(({ at }) => at === time + delay)),
  };
}
