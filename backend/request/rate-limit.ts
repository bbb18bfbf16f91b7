import { TooManyRequests } from './refusals';

const window = 60_000;
const most = 10;

/** Counts one request of an address, and gives what takes that back. @throws TooManyRequests when there were too many, and does not count it */
export type CountRequest = (address: string) => () => void;

/**
 * Lets each address do something ten times a minute, counted over the last minute. At most `remembered` addresses are kept;
 * beyond that the one that was quiet the longest is forgotten.
 *
 * @param now a clock in milliseconds
 */
export function rateLimit(now: () => number, remembered = 10_000): CountRequest {
  const times = new Map<string, readonly number[]>();
  return (address) => {
    const time = now();
    const since = time - window;
    for (const [quiet, counted] of times) {
      if ((counted.at(-1) ?? since) > since) break;
      times.delete(quiet);
    }
    const recent = (times.get(address) ?? []).filter((earlier) => earlier > since);
    const [first] = recent;
    if (recent.length >= most && first !== undefined) {
      const seconds = Math.ceil((first - since) / 1000);
      throw new TooManyRequests(
        `You have sent ${most} requests within a minute; please try again in ${seconds} seconds.`,
        seconds,
      );
    }
    times.delete(address);
    times.set(address, [...recent, time]);
    const [oldest] = times.keys();
    if (times.size > remembered && oldest !== undefined) times.delete(oldest);
    return () => {
      const counted = times.get(address);
      const position = counted?.indexOf(time) ?? -1;
      if (counted && position >= 0) times.set(address, counted.toSpliced(position, 1));
    };
  };
}
