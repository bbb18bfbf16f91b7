import { parseReleaseMap, requireAssigned } from '../release-map/parse-release-map';
import type { ReleaseMap } from '../release-map/release-map';
import type { ReleaseMapStore } from './release-map-store';

/** What following a map asks of its store. */
export type FollowedStore = Pick<ReleaseMapStore, 'place' | 'text' | 'read'>;

/**
 * Follows a release map, however it is changed, until the returned function is called. `interval` is in milliseconds.
 *
 * @param onChange gets the first map, then each one with another content, and its text
 * @param onProblem gets why the map cannot be read or run on, once until it can be, and then null; the last good map stays in force
 */
export function watchReleaseMap(
  store: FollowedStore,
  onChange: (map: ReleaseMap, text: string) => void,
  onProblem: (problem: Error | null) => void,
  interval = 500,
): () => void {
  let known: string | null | undefined;
  let said: string | undefined;
  let timer: NodeJS.Timeout | undefined;
  let stopped = false;

  const look = async () => {
    try {
      const text = await store.text();
      if (stopped) return;
      const map = text === known ? null : await runnableMap(store, text);
      if (stopped) return;
      if (map && text !== null) onChange(map, text);
      known = text;
      if (said !== undefined) onProblem(null);
      said = undefined;
    } catch (cause) {
      const error = cause instanceof Error ? cause : new Error(String(cause));
      if (!stopped && error.message !== said) onProblem(error);
      said = error.message;
    }
    if (!stopped) timer = setTimeout(look, interval);
  };

  void look();
  return () => {
    stopped = true;
    clearTimeout(timer);
  };
}

async function runnableMap(store: FollowedStore, text: string | null): Promise<ReleaseMap> {
  try {
    if (text === null) throw new Error(`There is no release map in ${store.place}.`);
    const map = parseReleaseMap(text);
    requireAssigned(map);
    return map;
  } catch (error) {
    // Of a damaged map it says what can be done.
    await store.read();
    throw error;
  }
}
