/** How long a failure is remembered, in milliseconds: a dead host must not cost every document the whole budget. */
const failureLifetime = 3_000;

/** How many loads are remembered; the one used longest ago goes first. */
const maxLoads = 100;

/**
 * Remembers what was loaded for a key: success for good (releases never change), failure for three seconds.
 *
 * @param load runs at most once at a time for a key
 */
export function memoizeLoad<Key, Loaded>(keyOf: (key: Key) => string, load: (key: Key) => Promise<Loaded>) {
  const loads = new Map<string, Promise<Loaded>>();

  const start = (id: string, key: Key) => {
    const loading = load(key);
    loading.catch(() => {
      setTimeout(() => loads.get(id) === loading && loads.delete(id), failureLifetime).unref();
    });
    return loading;
  };

  return (key: Key): Promise<Loaded> => {
    const id = keyOf(key);
    const loading = loads.get(id) ?? start(id, key);
    loads.delete(id);
    loads.set(id, loading);
    const [oldest] = loads.keys();
    if (loads.size > maxLoads && oldest !== undefined) loads.delete(oldest);
    return loading;
  };
}
