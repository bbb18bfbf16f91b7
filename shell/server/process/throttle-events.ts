import type { LogEvent } from 'log/log-event';

/** How long the same is not said again, in milliseconds. */
const repeatInterval = 60_000;

/** Most events that are remembered; the one said longest ago goes first. */
const maxEvents = 1_000;

/**
 * Makes a log that a lasting fault does not flood: an event is taken at once, and again after a minute at the earliest, with how often
 * it was repeated meanwhile. What differs in its time, process, request or address alone is the same.
 */
export function throttleEvents(take: (event: LogEvent) => void): (event: LogEvent) => void {
  const taken = new Map<string, { readonly at: number; heldBack: number }>();
  return (event) => {
    const { level, msg, remote, release, phase, place, err } = event;
    const key = JSON.stringify([level, msg, remote, release, phase, place, err?.message]);
    const known = taken.get(key);
    if (known && performance.now() - known.at < repeatInterval) {
      known.heldBack += 1;
      return;
    }
    taken.delete(key);
    taken.set(key, { at: performance.now(), heldBack: 0 });
    const [oldest] = taken.keys();
    if (taken.size > maxEvents && oldest !== undefined) taken.delete(oldest);
    take(known?.heldBack ? { ...event, repeated: known.heldBack } : event);
  };
}
