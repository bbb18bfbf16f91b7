import { createHmac } from 'node:crypto';
import { networkOf } from '@storefront/shared/server/network-of';
import type { Queries } from '../database/database';
import { type Rate, windows } from './rate-limit';

/** Counts a request of an address in the database, and resolves with the undo function; null for one too many, which is not counted. */
export type CountShared = (address: string) => Promise<(() => Promise<unknown>) | null>;

/**
 * Makes limits for each network that hold over all backends of a database: sliding windows, as `rateLimit` has in one process. Networks are
 * stored as hashes that only holders of `secret` can make, and forgotten after the window. `now` is a clock in milliseconds since 1970.
 */
export function sharedRateLimits({ query }: Pick<Queries, 'query'>, secret: string, now: () => number) {
  const hash = (network: string) =>
    createHmac('sha256', secret).update(network).digest('base64url').slice(0, 22);
  return (what: string, { most, within }: Rate): CountShared => {
    const window = `${windows[within]} milliseconds`;
    return async (address) => {
      const time = new Date(now()).toISOString();
      const undo = (key: string) =>
        query(
          `update network_count
              set counted_at = counted_at[:array_position(counted_at, $2::timestamptz) - 1]
                            || counted_at[array_position(counted_at, $2::timestamptz) + 1:]
            where key = $1 and $2::timestamptz = any(counted_at)`,
          [key, time],
        );
      // Another backend counts or deletes what it has locked.
      await query(
        `delete from network_count
          where key in (select key from network_count where forget_at <= $1::timestamptz for update skip locked)`,
        [time],
      );
      // An IPv4 address is its own wide network. In this order, so that no two statements wait for each other.
      const keys = [...new Set([networkOf(address), networkOf(address, 48)])].map(
        (network) => `${what} ${hash(network)}`,
      );
      const counted = await query<{ key: string }>(
        `with one as (select key, nth * $3::int as most from unnest($1::text[]) with ordinality as one (key, nth))
         insert into network_count as known (key, counted_at, forget_at)
         select key, array[$2::timestamptz], $2::timestamptz + $4::interval from one order by most
             on conflict (key) do update
            set counted_at = (known.counted_at || excluded.counted_at)
                  [greatest(1, cardinality(known.counted_at) + 2 - (select most from one where one.key = known.key)):],
                forget_at = excluded.forget_at
          where cardinality(known.counted_at) < (select most from one where one.key = known.key)
             or known.counted_at[1] <= $2::timestamptz - $4::interval
         returning key`,
        [keys, time, most, window],
      );
      if (counted.length === keys.length) return () => Promise.all(keys.map(undo));
      await Promise.all(counted.map(({ key }) => undo(key)));
      return null;
    };
  };
}
