import { LRUCache } from 'lru-cache';
import type { Counts } from './counts';

/** How long what one visitor meets with a release counts once, in milliseconds: who sees a failure asks again. */
const visitLength = 10 * 60_000;

/** Visits that are remembered, some hundred bytes each; with more the one that was quiet the longest is forgotten, and counts again. */
const maxVisits = 20_000;

/**
 * Gives of what was counted in one document or page what was not counted yet in its visitor's visit.
 *
 * @param visitor the visitor's bucket
 * @param of what it was counted of: a release, in a step of its rollout
 */
export type OncePerVisitor = (visitor: string, of: string, counts: Partial<Counts>) => Partial<Counts>;

/**
 * Counts each thing once in ten minutes of a visitor, documents as what becomes of them: a verdict takes what it has for draws of
 * their own, and a visitor's are none (docs/decisions/051).
 *
 * @param clock in milliseconds
 */
export function createOncePerVisitor(clock: Pick<Performance, 'now'> = performance): OncePerVisitor {
  const visits = new LRUCache<string, readonly string[]>({
    max: maxVisits,
    ttl: visitLength,
    ttlResolution: 0,
    noUpdateTTL: true,
    perf: clock,
  });
  return (visitor, of, counts) => {
    const visit = `${visitor} ${of}`;
    const counted = visits.get(visit) ?? [];
    const fresh = Object.entries(counts).filter(([name, count]) => count > 0 && !counted.includes(name));
    visits.set(visit, [...counted, ...fresh.map(([name]) => name)]);
    return Object.fromEntries(fresh);
  };
}
