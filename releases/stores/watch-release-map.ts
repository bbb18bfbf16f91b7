import { parseReleaseMap, requireAssigned, serializeReleaseMap } from '../release-map/parse-release-map';
import type { ReleaseMap } from '../release-map/release-map';
import type { ReleaseMapStore } from './release-map-store';

/** The part of a store that is needed to follow its map. */
export type FollowedStore = Pick<ReleaseMapStore, 'place' | 'text' | 'read'>;

/**
 * Follows a release map until the returned function is called. `interval` is in milliseconds.
 *
 * @param onChange gets the first map and each changed one, with its text, and sentences about remotes that are broken in it
 * @param onProblem gets the reason, once, when the map cannot be read or used, and null when it can again; the last good map stays in force
 */
export function watchReleaseMap(
  store: FollowedStore,
  onChange: (map: ReleaseMap, text: string, broken: readonly string[]) => void,
  onProblem: (problem: Error | null) => void,
  interval = 500,
): () => void {
  let known: string | null | undefined;
  let reported: string | undefined;
  let timer: NodeJS.Timeout | undefined;
  let stopped = false;

  const look = async () => {
    try {
      const text = await store.text();
      if (stopped) return;
      const next = text === known ? null : await runnableMap(store, text);
      if (stopped) return;
      if (next) onChange(next.map, next.text, next.broken);
      known = text;
      if (reported !== undefined) onProblem(null);
      reported = undefined;
    } catch (cause) {
      const error = cause instanceof Error ? cause : new Error(String(cause));
      if (!stopped && error.message !== reported) onProblem(error);
      reported = error.message;
    }
    if (!stopped) timer = setTimeout(look, interval);
  };

  void look();
  return () => {
    stopped = true;
    clearTimeout(timer);
  };
}

async function runnableMap(store: FollowedStore, text: string | null) {
  try {
    if (text === null) throw new Error(`There is no release map in ${store.place}.`);
    const map = parseReleaseMap(text);
    requireAssigned(map);
    return { map, text, broken: [] };
  } catch (error) {
    // It says how to repair a damaged map, or mends it.
    const { map, revision, broken } = await store.read();
    if (!map || !broken) throw error;
    requireAssigned(map);
    return { map, text: serializeReleaseMap(map, { revision }), broken };
  }
}
