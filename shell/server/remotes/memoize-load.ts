import { LRUCache } from 'lru-cache';

/** Milliseconds that a failure is cached: a dead host must not delay every document (P56). */
const failureLifetime = 3_000;

const maxLoads = 100;

/** Loads once for each key. Results are cached for good, because releases never change; failures for three seconds. */
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
