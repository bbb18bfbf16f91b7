import { networkOf } from '@storefront/shared/server/network-of';
import { LRUCache } from 'lru-cache';
import { minDocuments } from './analysis';
import type { Counts } from './counts';
import { type SignalName, signalNames } from './evidence';
import type { Rollout } from './rollout';

/** Most visitors and networks remembered; beyond that the least recently seen is forgotten, and counts again. */
const maxVisitors = 20_000;
const maxNetworks = 10_000;

/** The visitor whose document or page was counted. */
export interface Visitor {
  readonly bucket: string;
  /** Network address; missing when unknown. */
  readonly address?: string;
  /** Whether the visitor sent input with the request. */
  readonly hasInput?: boolean;
}

/** Selects the counts of one document or page that a rollout counts. */
export type Deduplicator = (
  visitor: Visitor,
  release: string,
  rollout: Pick<Rollout, 'id' | 'step'>,
  counts: Partial<Counts>,
) => Partial<Counts>;

/** Signals that any visitor can provoke without input: by more requests than the workers can answer at once, or by reports. */
const provoked: ReadonlySet<string> = new Set<SignalName>(['slow', 'brokenViews']);

/**
 * Counts each event once for each visitor in a step, because a visitor who sees a failure retries and the test assumes independent samples.
 * What a visitor can provoke counts once for a network (IPv6: a /48) in a rollout: slow documents, reports, and failures of requests with
 * input. One person has one network, but any number of buckets. That limit covers canary and baseline together, so the canary's part stays
 * that of its visitors. Page reports of a network count up to a limit, or it could choose the canary's part of them.
 */
export function createDeduplicator(): Deduplicator {
  const ofVisitor = createOnce(maxVisitors);
  const ofNetwork = createOnce(maxNetworks);
  // As many as a step needs: one office may be all the traffic.
  const viewsOfNetwork = createOnce(maxNetworks, minDocuments);
  return ({ bucket, address, hasInput = false }, release, { id, step }, counts) => {
    const fresh = ofVisitor(`${bucket} ${release} ${id} ${step}`, Object.entries(counts));
    if (address === undefined && !hasInput) return Object.fromEntries(fresh);
    const network = networkOf(address ?? '', 48);
    const isLimited = ([name]: readonly [string, number]) =>
      provoked.has(name) || (hasInput && (signalNames as readonly string[]).includes(name));
    const isView = ([name]: readonly [string, number]) => name === 'views';
    return Object.fromEntries([
      ...fresh.filter((one) => !isLimited(one) && !isView(one)),
      ...ofNetwork(`${network} ${id}`, fresh.filter(isLimited)),
      ...viewsOfNetwork(`${network} ${release} ${id} ${step}`, fresh.filter(isView)),
    ]);
  };
}

function createOnce(max: number, times = 1) {
  const known = new LRUCache<string, Readonly<Record<string, number>>>({ max });
  return (key: string, counts: readonly (readonly [string, number])[]) => {
    const before = known.get(key) ?? {};
    const fresh = counts.filter(([name, count]) => count > 0 && (before[name] ?? 0) < times);
    // Networks without anything to remember leave room for others.
    if (fresh.length > 0)
      known.set(key, {
        ...before,
        ...Object.fromEntries(fresh.map(([name]) => [name, (before[name] ?? 0) + 1])),
      });
    return fresh;
  };
}
