import { isDeepStrictEqual } from 'node:util';
import { type Change, storedChanges } from '../release-map/change';
import type { ReleaseMapStore } from './release-map-store';

/**
 * Copies a release map, if there is one, and its history into another store, which may have an earlier or later state of them.
 *
 * @returns the changes that were added
 * @throws Error in one sentence when the history is missing or incomplete, or the other store has another one; nothing is changed then
 */
export async function copyMap(from: ReleaseMapStore, to: ReleaseMapStore): Promise<readonly Change[]> {
  const { map, revision } = await from.read();
  const { changes, leftOut } = await from.history();
  if (!map) return [];
  if (changes.length === 0) throw new Error(`The release map in ${from.place} has no history.`);
  if (leftOut > 0)
    throw new Error(
      `The history has invalid entries (${await from.leftOutAt()}): repair or remove them first.`,
    );
  // Another command may have changed the map after it was read.
  const all = storedChanges(changes.filter((change) => change.revision <= revision));
  let added: readonly Change[] = [];
  await to.replace(async (kept, history) => {
    const there = await history();
    const known = storedChanges(there.changes);
    const isSame =
      there.leftOut === 0 && isDeepStrictEqual(known.slice(0, all.length), all.slice(0, known.length));
    if (!isSame || (kept.map && known.length === 0))
      throw new Error(
        `The release map in ${to.place} has another history, which is kept: nothing is changed.`,
      );
    added = all.slice(known.length);
    const change = added.at(-1);
    return change ? { map, change, earlier: added.slice(0, -1) } : null;
  });
  return added;
}
