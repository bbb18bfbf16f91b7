import { networkOf } from '@storefront/shared/server/network-of';
import { LRUCache } from 'lru-cache';
import { TooManyRequests } from './refusals';

/** A rate limit for each network. */
export interface Rate {
  /** For an IPv4 address or an IPv6 /64; a /48, which one customer may own, has twice as much. */
  readonly most: number;
  readonly within: keyof typeof windows;
}

/** Sliding windows, in milliseconds. */
export const windows = { 'a minute': 60_000, 'an hour': 3_600_000 };

/** The usual rate of a visitor's messages of one kind. */
export const tenAMinute: Rate = { most: 10, within: 'a minute' };

/** Counts a request of an address, and returns the undo function. @throws TooManyRequests for one too many, which is not counted */
type CountRequest = (address: string) => () => void;

/**
 * Limits each network to the rate, over a sliding window. At most `remembered` networks of each size are kept: the least recent is
 * forgotten first, and any without a request in the window. `now` is a clock in milliseconds.
 */
export function rateLimit(now: () => number, rate = tenAMinute, remembered = 10_000): CountRequest {
  const countNarrow = countOf('You have', rate, now, remembered);
  const countWide = countOf('Your network has', { ...rate, most: 2 * rate.most }, now, remembered);
  return (address) => {
    const undoCount = countNarrow(networkOf(address));
    try {
      const undoWideCount = countWide(networkOf(address, 48));
      return () => {
        undoCount();
        undoWideCount();
      };
    } catch (tooMany) {
      undoCount();
      throw tooMany;
    }
  };
}

/** @param who subject of the error's sentence */
function countOf(who: string, { most, within }: Rate, now: () => number, remembered: number): CountRequest {
  const times = new LRUCache<string, readonly number[]>({ max: remembered });
  const quietest = () => times.rvalues().next().value;
  return (network) => {
    const time = now();
    const since = time - windows[within];
    while (times.size > 0 && (quietest()?.at(-1) ?? since) <= since) times.pop();
    // Refused requests must not refresh the entry, as `get` would.
    const recent = (times.peek(network) ?? []).filter((earlier) => earlier > since);
    const [first] = recent;
    if (recent.length >= most && first !== undefined) {
      const seconds = Math.ceil((first - since) / 1000);
      throw new TooManyRequests(
        `${who} sent ${most} requests within ${within}; please try again in ${seconds} seconds.`,
        seconds,
      );
    }
    times.set(network, [...recent, time]);
    return () => {
      const counted = times.peek(network);
      const position = counted?.indexOf(time) ?? -1;
      if (counted && position >= 0) times.set(network, counted.toSpliced(position, 1));
    };
  };
}
