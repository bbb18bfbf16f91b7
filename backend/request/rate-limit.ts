import { networkOf } from '@storefront/shared/server/network-of';
import { LRUCache } from 'lru-cache';
import { TooManyRequests } from './refusals';

/** How often a network may do something. */
export interface Rate {
  /** For an address of version 4, and for a /64 of version 6; a /48, which one customer may have whole, has twice as much. */
  readonly most: number;
  readonly within: keyof typeof windows;
}

/** How far back requests count, in milliseconds. */
const windows = { 'a minute': 60_000, 'an hour': 3_600_000 };

const tenAMinute: Rate = { most: 10, within: 'a minute' };

/** Counts a request of an address, and gives what takes that back. @throws TooManyRequests for one too many, which is not counted */
export type CountRequest = (address: string) => () => void;

/**
 * Lets each network do something as often as the rate says, over the minute or hour before. At most `remembered` networks of each
 * size are kept: the quietest is forgotten, and any that was quiet for as long as that. `now` is a clock in milliseconds.
 */
export function rateLimit(now: () => number, rate = tenAMinute, remembered = 10_000): CountRequest {
  const countNarrow = countOf('You have', rate, now, remembered);
  const countWide = countOf('Your network has', { ...rate, most: 2 * rate.most }, now, remembered);
  return (address) => {
    const takeBack = countNarrow(networkOf(address));
    try {
      const takeBackWide = countWide(networkOf(address, 48));
      return () => {
        takeBack();
        takeBackWide();
      };
    } catch (tooMany) {
      takeBack();
      throw tooMany;
    }
  };
}

/** @param who begins the sentence that refuses */
function countOf(who: string, { most, within }: Rate, now: () => number, remembered: number): CountRequest {
  const times = new LRUCache<string, readonly number[]>({ max: remembered });
  const quietest = () => times.rvalues().next().value;
  return (network) => {
    const time = now();
    const since = time - windows[within];
    while (times.size > 0 && (quietest()?.at(-1) ?? since) <= since) times.pop();
    // Refused requests do not keep a network in mind: `get` would.
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
