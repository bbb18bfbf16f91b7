import { LRUCache } from 'lru-cache';
import type { Queries } from '../database/database';

/** How late another process's seeding may be noticed, in milliseconds. */
const versionLifetime = 1_000;

/** Gives the answer cached under a key, or works it out. */
export type Cache<Answer> = (key: string, workOut: () => Promise<Answer>) => Promise<Answer>;

/**
 * Makes caches of what was worked out of the catalogue, good until any process seeds it anew. A cache keeps the `maxAnswers`
 * answers used last; those who ask while one is worked out share it. `now` is a clock in milliseconds.
 */
export function versionedCaches({ query }: Queries, now: () => number = () => performance.now()) {
  const version = lastingFor(versionLifetime, now, async () => {
    const [catalogue] = await query<{ version: number }>('select version from catalogue');
    return catalogue?.version;
  });

  return <Answer extends object | number>(maxAnswers: number): Cache<Answer> => {
    const answers = new LRUCache<string, Answer, () => Promise<Answer>>({
      max: maxAnswers,
      fetchMethod: (_key, _stale, { context: workOut }) => workOut(),
      // One that is forgotten while it is worked out is still waited for.
      ignoreFetchAbort: true,
    });
    return async (key, workOut) => answers.forceFetch(`${await version()} ${key}`, { context: workOut });
  };
}

/** A value that is asked for again once it is older than `lifetime`, or when asking failed. */
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
