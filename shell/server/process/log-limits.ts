import type { LogEvent } from 'log/log-event';
import { LRUCache } from 'lru-cache';
import { log } from './log';

/** How long repeats of an event are held back, in milliseconds. */
const repeatInterval = 60_000;

/** Most events that are remembered; the one logged longest ago is dropped first. */
const maxEvents = 1_000;

/** Writes an event once a minute, with the number of repeats: events that differ only in time, process, request or address. */
export function throttleEvents(write: (event: LogEvent) => void): (event: LogEvent) => void {
  const written = new LRUCache<string, { readonly at: number; heldBack: number }>({ max: maxEvents });
  return (event) => {
    const { level, msg, remote, release, phase, exposed, err } = event;
    const key = JSON.stringify([level, msg, remote, release, phase, exposed, err?.message]);
    const known = written.peek(key);
    if (known && performance.now() - known.at < repeatInterval) {
      known.heldBack += 1;
      return;
    }
    written.set(key, { at: performance.now(), heldBack: 0 });
    write(known?.heldBack ? { ...event, repeated: known.heldBack } : event);
  };
}

/** Limits the log lines of each second, and logs how many were dropped. @returns whether one more may be written */
export function limitLines(maxLines: number): () => boolean {
  let asked = 0;
  const next = () => {
    const count = asked - maxLines;
    asked = 0;
    if (count > 0) log('warn', `${count} more lines were left out`);
  };
  return () => {
    if (asked === 0) setTimeout(next, 1_000).unref();
    asked += 1;
    return asked <= maxLines;
  };
}
