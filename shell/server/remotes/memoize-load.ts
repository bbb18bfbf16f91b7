import { LRUCache } from 'lru-cache';

/** How long a failure is remembered, in milliseconds: a dead host must not keep every document waiting (P56). */
const failureLifetime = 3_000;

/** How many loads are remembered; the one used longest ago goes first. */
const maxLoads = 100;

/**
 * Remembers what was loaded for a key: success for good (releases never change), failure for three seconds.
 *
 * @param load runs at most once at a time for a key
 */
export function memoizeLoad<Key, Loaded>(keyOf: (key: Key) => string, load: (key: Key) => Promise<Loaded>) {
  const loads = new LRUCache<string, Promise<Loaded>>({ max: maxLoads });
  return (key: Key): Promise<Loaded> => {
    const id = keyOf(key);
    const known = loads.get(id);
    if (known) return known;
    const loading = load(key);
    loads.set(id, loading);
    loading.catch(() => {
      setTimeout(() => loads.peek(id) === loading && loads.delete(id), failureLifetime).unref();
    });
    return loading;
  };
}
