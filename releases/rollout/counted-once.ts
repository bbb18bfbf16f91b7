import { networkOf } from '@storefront/shared/server/network-of';
import { LRUCache } from 'lru-cache';
import { minDocuments } from './analysis';
import type { Counts } from './counts';
import { signalNames } from './evidence';
import type { Rollout } from './rollout';

/** Visitors and networks that are remembered; with more, who was quiet the longest is forgotten, and counts again. */
const maxVisitors = 20_000;
const maxNetworks = 10_000;

/** Whose document or page was counted. */
export interface Visitor {
  readonly bucket: string;
  /** The network address, where a browser has reported it, or it was counted of a request with which the visitor had sent something. */
  readonly address?: string;
}

/** Gives what counts for a rollout of one document's or page's counts. */
export type CountedOnce = (
  visitor: Visitor,
  release: string,
  rollout: Pick<Rollout, 'id' | 'step'>,
  counts: Partial<Counts>,
) => Partial<Counts>;

/**
 * Counts each thing once for a visitor in a step, documents as what becomes of them: who sees a failure asks again, and the test of a
 * rollout takes what it has for draws of their own. What a visitor provokes by what is sent or reported counts once for a network in
 * a rollout, of version 6 a /48, for whoever does that has one network, and as many buckets as he likes. That is for canary and
 * baseline together, so that each that counts is still one of the canary's by its part of the visitors. Of the pages that a network
 * reports about some count: with as many as it likes it would make the canary's part of them what it likes.
 */
export function createCountedOnce(): CountedOnce {
  const ofVisitor = createOnce(maxVisitors);
  const ofNetwork = createOnce(maxNetworks);
  // As many as a step takes: an office may be all there is.
  const viewsOfNetwork = createOnce(maxNetworks, minDocuments);
  return ({ bucket, address }, release, { id, step }, counts) => {
    const fresh = ofVisitor(`${bucket} ${release} ${id} ${step}`, Object.entries(counts));
    if (address === undefined) return Object.fromEntries(fresh);
    const network = networkOf(address, 48);
    const isBad = ([name]: readonly [string, number]) => (signalNames as readonly string[]).includes(name);
    const isView = ([name]: readonly [string, number]) => name === 'views';
    return Object.fromEntries([
      ...fresh.filter((one) => !isBad(one) && !isView(one)),
      ...ofNetwork(`${network} ${id}`, fresh.filter(isBad)),
      ...viewsOfNetwork(`${network} ${release} ${id} ${step}`, fresh.filter(isView)),
    ]);
  };
}

function createOnce(max: number, times = 1) {
  const known = new LRUCache<string, Readonly<Record<string, number>>>({ max });
  return (key: string, counts: readonly (readonly [string, number])[]) => {
    const before = known.get(key) ?? {};
    const fresh = counts.filter(([name, count]) => count > 0 && (before[name] ?? 0) < times);
    known.set(key, {
      ...before,
      ...Object.fromEntries(fresh.map(([name]) => [name, (before[name] ?? 0) + 1])),
    });
    return fresh;
  };
}
