import { serializeReleaseMap } from '../release-map/parse-release-map';
import type { ReleaseMap } from '../release-map/release-map';
import { lastWrittenRevision, writeChange, writtenChanges } from './history-file';
import { readMapFile, readMapText, replaceMap } from './map-file';
import type { ReleaseMapStore } from './release-map-store';
import { addSpanTo, spansOf } from './spans-file';

/** The release map of a folder, `release-map.json`, and its history, `history.jsonl` (docs/decisions/050). */
export function folderStore(folder: string): ReleaseMapStore {
  const history = async ({ since } = { since: 0 }) => {
    const { last } = await readMapFile(folder);
    const { changes, leftOut } = await writtenChanges(folder, since);
    // Read afterwards, for another command may have written it meanwhile.
    const isMissing = last && last.revision > (changes.at(-1)?.revision ?? since);
    return { changes: isMissing ? [...changes, last] : changes, leftOut };
  };
  return {
    place: folder,
    text: () => readMapText(folder),
    read: () => readMapFile(folder),
    history,
    update: (make) =>
      replaceMap(folder, async () => {
        const { unwritten, ...kept } = await readMapFile(folder);
        if (unwritten) await writeChange(folder, unwritten);
        const made = await make(kept, history);
        if (!made) return null;
        const { map, change } = made;
        return { text: serializeReleaseMap(map, { revision: change.revision, change }), change };
      }),
    addSpan: (rollout, span) => addSpanTo(folder, rollout, span),
    spans: (rollout, after) => spansOf(folder, rollout, after),
  };
}

/**
 * Puts a release map in place of what is in a folder, a broken one included, without a word in the history: where nobody operates
 * the shop.
 *
 * @throws Error in one sentence when the map breaks its rules; nothing is changed then
 */
export async function writeReleaseMap(folder: string, map: ReleaseMap): Promise<void> {
  await replaceMap(folder, async () => {
    const file = await readMapFile(folder).catch(() => null);
    if (file?.unwritten) await writeChange(folder, file.unwritten);
    const revision = file?.revision ?? (await lastWrittenRevision(folder));
    return { text: serializeReleaseMap(map, { revision }), change: null };
  });
}
