import type { LogEvent } from 'log/log-event';
import { LRUCache } from 'lru-cache';
import { say } from './say';

/** How long the same is not said again, in milliseconds. */
const repeatInterval = 60_000;

/** Most events that are remembered; the one said longest ago goes first. */
const maxEvents = 1_000;

/**
 * Makes a log that a lasting fault does not flood: an event is taken at once, and again after a minute at the earliest, with how often
 * it was repeated meanwhile. What differs in its time, process, request or address alone is the same.
 */
export function throttleEvents(take: (event: LogEvent) => void): (event: LogEvent) => void {
  const taken = new LRUCache<string, { readonly at: number; heldBack: number }>({ max: maxEvents });
  return (event) => {
    const { level, msg, remote, release, phase, place, err } = event;
    const key = JSON.stringify([level, msg, remote, release, phase, place, err?.message]);
    const known = taken.peek(key);
    if (known && performance.now() - known.at < repeatInterval) {
      known.heldBack += 1;
      return;
    }
    taken.set(key, { at: performance.now(), heldBack: 0 });
    take(known?.heldBack ? { ...event, repeated: known.heldBack } : event);
  };
}

/**
 * Bounds how much is said, for whoever writes more keeps everybody waiting. How many were left out is said at the end of a second.
 *
 * @param maxLines lines in a second
 * @returns whether one more may be written
 */
export function limitLines(maxLines: number): () => boolean {
  let asked = 0;
  const next = () => {
    const count = asked - maxLines;
    asked = 0;
    if (count > 0) say('warn', `${count} more lines were left out`);
  };
  return () => {
    if (asked === 0) setTimeout(next, 1_000).unref();
    asked += 1;
    return asked <= maxLines;
  };
}
