import { LRUCache } from 'lru-cache';
import { TooManyRequests } from './refusals';

/** How far back requests count, in milliseconds. */
const rateWindow = 60_000;

/** Requests of one address in that time. */
const maxRequests = 10;

/**
 * Counts one request of an address, and returns a function that takes the count back.
 *
 * @throws TooManyRequests when the address has sent too many; that request is not counted
 */
export type CountRequest = (address: string) => () => void;

/**
 * Lets each address do something ten times a minute, counted over the last minute. At most `remembered` addresses are kept;
 * beyond that the one that was quiet the longest is forgotten, and any that was quiet for a minute.
 *
 * @param now a clock in milliseconds
 */
export function rateLimit(now: () => number, remembered = 10_000): CountRequest {
  const times = new LRUCache<string, readonly number[]>({ max: remembered });
  const quietest = () => times.rvalues().next().value;
  return (address) => {
    const time = now();
    const since = time - rateWindow;
    while (times.size > 0 && (quietest()?.at(-1) ?? since) <= since) times.pop();
    // Refused requests do not keep an address in mind: `get` would.
    const recent = (times.peek(address) ?? []).filter((earlier) => earlier > since);
    const [first] = recent;
    if (recent.length >= maxRequests && first !== undefined) {
      const seconds = Math.ceil((first - since) / 1000);
      throw new TooManyRequests(
        `You have sent ${maxRequests} requests within a minute; please try again in ${seconds} seconds.`,
        seconds,
      );
    }
    times.set(address, [...recent, time]);
    return () => {
      const counted = times.peek(address);
      const position = counted?.indexOf(time) ?? -1;
      if (counted && position >= 0) times.set(address, counted.toSpliced(position, 1));
    };
  };
}
