import { setTimeout as delay } from 'node:timers/promises';
import type { ReleaseMapStore } from 'releases/stores/release-map-store';
import type { RecentChanges } from '../../operator-page/shop-view';

/** How many changes are shown. */
const maxChanges = 50;

/** How long a store may take to give them, in milliseconds. */
const historyTimeout = 1_000;

/**
 * Reads the last changes of a release map for whoever asks. A store that takes its time is asked once, however many wait for it.
 *
 * @param revision of the map in force: no more of the history is read than the changes before it
 */
export function recentChanges(
  store: Pick<ReleaseMapStore, 'history'>,
  revision: () => number,
): () => Promise<RecentChanges> {
  let asked: Promise<RecentChanges> | null = null;
  const read = async (): Promise<RecentChanges> => {
    try {
      const { changes } = await store.history({ since: Math.max(revision() - maxChanges, 0) });
      return { changes: changes.slice(-maxChanges).reverse() };
    } catch (error) {
      return { problem: error instanceof Error ? error.message : String(error) };
    } finally {
      asked = null;
    }
  };
  return async () => {
    asked ??= read();
    const waiting = new AbortController();
    const late = delay(historyTimeout, tooLate, { signal: waiting.signal, ref: false }).catch(() => tooLate);
    try {
      return await Promise.race([asked, late]);
    } finally {
      waiting.abort();
    }
  };
}

const tooLate: RecentChanges = { problem: 'The history cannot be read: it took longer than a second.' };
