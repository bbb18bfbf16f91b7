import { inTime, Late } from '@storefront/shared/in-time';
import type { Change } from 'releases/release-map/change';
import type { ReleaseMapStore } from 'releases/stores/release-map-store';

const maxChanges = 50;

/** How long a store may take to give them, in milliseconds. */
const historyTimeout = 1_000;

/** The last changes of a release map, the newest first; or why they cannot be read, in one sentence. */
export type RecentChanges = { readonly changes: readonly Change[] } | { readonly problem: string };

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
    } finally {
      asked = null;
    }
  };
  return async () => {
    asked ??= read();
    try {
      return await inTime(asked, historyTimeout, () => new Late('it took longer than a second'));
    } catch (error) {
      if (error instanceof Late) return { problem: `The history cannot be read: ${error.message}.` };
      return { problem: error instanceof Error ? error.message : String(error) };
    }
  };
}
