import { LRUCache } from 'lru-cache';
import type { Queries } from '../database/database';

/** Longest delay, in milliseconds, until a change is noticed: another process's seeding, a price, or what a replica was late with. */
const noticedWithin = 1_000;

/** Returns the value cached under a key, or computes it. */
export type Cache<Answer> = (key: string, compute: () => Promise<Answer>) => Promise<Answer>;

/**
 * Makes caches of catalogue queries, valid for a second, or `lifetime`, and not after any process has seeded it again. A cache keeps the
 * `maxAnswers` last used; concurrent callers share one computation. `now` is a clock in milliseconds.
 */
export function versionedCaches({ query }: Queries, now: () => number = () => performance.now()) {
  const version = lastingFor(noticedWithin, now, async () => {
    const [catalogue] = await query<{ version: number }>('select version from catalogue');
    return catalogue?.version;
  });

  return <Answer extends object | number>(maxAnswers: number, lifetime = noticedWithin): Cache<Answer> => {
    const answers = new LRUCache<string, Answer, () => Promise<Answer>>({
      max: maxAnswers,
      ttl: lifetime,
      ttlResolution: 0,
      perf: { now },
      fetchMethod: (_key, _stale, { context: compute }) => compute(),
      // A value evicted while it is computed still reaches its callers.
      ignoreFetchAbort: true,
    });
    return async (key, compute) => answers.forceFetch(`${await version()} ${key}`, { context: compute });
  };
}

/** A value that is refreshed once it is older than `lifetime`, or after a failure. */
function lastingFor<Value>(
  lifetime: number,
  now: () => number,
  ask: () => Promise<Value>,
): () => Promise<Value> {
  let known: { readonly value: Promise<Value>; readonly since: number } | null = null;
  return () => {
    if (!known || now() - known.since > lifetime) {
      const asked = { value: ask(), since: now() };
      asked.value.catch(() => {
        if (known === asked) known = null;
      });
      known = asked;
    }
    return known.value;
  };
}
