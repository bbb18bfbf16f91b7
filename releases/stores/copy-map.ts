import { isDeepStrictEqual } from 'node:util';
import { type Change, storedChanges } from '../release-map/change';
import type { ReleaseMapStore } from './release-map-store';

/**
 * Copies a release map and its history into another store, which may have an earlier part of that history.
 *
 * @returns the changes that were added
 * @throws Error in one sentence when there is no whole map and history, or the other store has another history; nothing is changed then
 */
export async function copyMap(from: ReleaseMapStore, to: ReleaseMapStore): Promise<readonly Change[]> {
  const { map } = await from.read();
  const { changes, leftOut } = await from.history();
  if (!map || changes.length === 0)
    throw new Error(`There is no release map with a history in ${from.place}.`);
  if (leftOut > 0)
    throw new Error(
      `The history has invalid entries (${await from.leftOutAt()}): repair or remove them first.`,
    );
  const all = storedChanges(changes);
  let added: readonly Change[] = [];
  await to.replace(async (kept, history) => {
    const there = await history();
    const known = storedChanges(there.changes);
    const isSame = there.leftOut === 0 && isDeepStrictEqual(known, all.slice(0, known.length));
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
