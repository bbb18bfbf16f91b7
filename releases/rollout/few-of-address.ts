import { createHmac, randomBytes } from 'node:crypto';
import { networkOf } from '@storefront/shared/server/network-of';
import { LRUCache } from 'lru-cache';
import type { Counts } from './counts';

/** How often a thing counts of one network address in a rollout within a `lifetime`: less often than takes a canary back. */
const maxOfAddress: Partial<Record<keyof Counts, number>> = {
  failures: 1,
  fallbacks: 1,
  slow: 3,
  failedPosts: 1,
  brokenViews: 3,
  unloadedViews: 3,
  poorViews: 3,
};

/** In milliseconds. */
const lifetime = 24 * 60 * 60_000;

/** Addresses with such things that are remembered; the one that was quiet the longest is forgotten first. */
const maxAddresses = 10_000;

/**
 * Gives of what was counted of a release what counts of it, for the network address that provoked it: whose browser reported it, or
 * who had sent something. Of version 6 it is the /48 that counts, for one customer may have all of it.
 *
 * @param rollout id of the one that it counts in
 */
export type FewOfAddress = (address: string, rollout: string, counts: Partial<Counts>) => Partial<Counts>;

/**
 * Lets a few bad things of each address count, for whoever provokes them has one address, or few, and as many buckets as he likes. They are
 * counted for canary and baseline together, so that each that counts is still one of the canary's by its part of the visitors. What
 * is remembered of an address is a hash by a key that nobody else has.
 *
 * @param clock in milliseconds
 */
export function createFewOfAddress(clock: Pick<Performance, 'now'> = performance): FewOfAddress {
  const key = randomBytes(32);
  const reported = new LRUCache<string, number>({
    max: maxAddresses,
    ttl: lifetime,
    ttlResolution: 0,
    noUpdateTTL: true,
    perf: clock,
  });
  const isOneMore = (thing: string, most: number) => {
    const hash = createHmac('sha256', key).update(thing).digest('base64url');
    const before = reported.get(hash) ?? 0;
    if (before >= most) return false;
    reported.set(hash, before + 1);
    return true;
  };
  return (address, rollout, counts) => {
    const network = networkOf(address, 48);
    return Object.fromEntries(
      Object.entries(counts).filter(([name, count]) => {
        const most = maxOfAddress[name as keyof Counts];
        return count > 0 && (most === undefined || isOneMore(`${network} ${rollout} ${name}`, most));
      }),
    );
  };
}
