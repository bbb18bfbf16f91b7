import { createHmac } from 'node:crypto';
import { networkOf } from '@storefront/shared/server/network-of';
import type { Queries } from '../database/database';
import { type Rate, windows } from './rate-limit';
import { TooManyRequests } from './refusals';

/** Counts a request of an address in the database, and resolves with the undo function. @throws TooManyRequests for one too many */
export type CountShared = (address: string) => Promise<() => Promise<void>>;

/**
 * Makes limits for each network that hold over all backends of a database: sliding windows, as {@link rateLimit} has in one process.
 * Networks are stored as hashes that only holders of `secret` can make, and forgotten after the window.
 *
 * @param now a clock in milliseconds since 1970
 */
export function sharedRateLimits({ query }: Pick<Queries, 'query'>, secret: string, now: () => number) {
  /** Counts one under a key at a time in ISO 8601, and resolves with whether it was not too many. */
  const isCounted = async (key: string, time: string, { most, within }: Rate) => {
    const counted = await query(
      `insert into network_count as known (key, counted_at, forget_at)
       values ($1, array[$2::timestamptz], $2::timestamptz + $4::interval)
           on conflict (key) do update
          set counted_at = (known.counted_at || excluded.counted_at)[greatest(1, cardinality(known.counted_at) + 2 - $3::int):],
              forget_at = excluded.forget_at
        where cardinality(known.counted_at) < $3::int or known.counted_at[1] <= $2::timestamptz - $4::interval
       returning key`,
      [key, time, most, `${windows[within]} milliseconds`],
    );
    return counted.length > 0;
  };
  const undo = async (key: string, time: string) => {
    await query(
      `update network_count
          set counted_at = counted_at[:array_position(counted_at, $2::timestamptz) - 1]
                        || counted_at[array_position(counted_at, $2::timestamptz) + 1:]
        where key = $1 and $2::timestamptz = any(counted_at)`,
      [key, time],
    );
  };

  return (what: string, rate: Rate): CountShared => {
    const keyOf = (network: string) =>
      `${what} ${createHmac('sha256', secret).update(network).digest('base64url').slice(0, 22)}`;
    return async (address) => {
      const time = new Date(now()).toISOString();
      // Rows that another backend has locked are its to delete, or about to count again.
      await query(
        `delete from network_count
          where key in (select key from network_count where forget_at <= $1::timestamptz for update skip locked)`,
        [time],
      );
      const narrow = networkOf(address);
      const wide = networkOf(address, 48);
      if (!(await isCounted(keyOf(narrow), time, rate))) throw tooMany('You have', rate);
      // An IPv4 address is its own wide network.
      const isWideCounted =
        wide === narrow || (await isCounted(keyOf(wide), time, { ...rate, most: 2 * rate.most }));
      if (!isWideCounted) {
        await undo(keyOf(narrow), time);
        throw tooMany('Your network has', { ...rate, most: 2 * rate.most });
      }
      return async () => {
        for (const network of new Set([narrow, wide])) await undo(keyOf(network), time);
      };
    };
  };
}

/** The refusal, with the longest possible wait. */
function tooMany(who: string, { most, within }: Rate): TooManyRequests {
  const seconds = windows[within] / 1_000;
  return new TooManyRequests(
    `${who} sent ${most} requests within ${within}; please try again in ${seconds} seconds.`,
    seconds,
  );
}
