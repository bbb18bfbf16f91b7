import { appendFile, mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { changesOf } from '../release-map/change';
import { serializeReleaseMap } from '../release-map/parse-release-map';
import type { ReleaseMap } from '../release-map/release-map';
import { parseSpan, type Span } from '../rollout/counts';
import { commandIn, DamagedMap, damageOf } from './damaged-map';
import { lastWritten, unreadableLines, writeChange, writtenChanges } from './history-file';
import { timeAfter } from './kept-history';
import { leaseFile } from './lease-file';
import { type MapFile, mapPath, readMapFile, readMapText, replaceMap } from './map-file';
import type { MakeChange, ReleaseMapStore } from './release-map-store';

/** The release map of a folder, `release-map.json`, and its history, `history.jsonl` (docs/decisions/050). */
export function folderStore(folder: string): ReleaseMapStore {
  const history = async ({ since } = { since: 0 }) => {
    // What cannot be read of the map does not keep anybody from the history.
    const last = await readMapFile(folder).then(
      (file) => file.last,
      () => null,
    );
    const { changes, leftOut } = await writtenChanges(folder, since);
    // Read afterwards, for another command may have written it meanwhile.
    const isMissing = last && last.revision > (changes.at(-1)?.revision ?? since);
    return { changes: isMissing ? [...changes, ...changesOf(last)] : changes, leftOut };
  };
  const now = async () => timeAfter(await lastWritten(folder), Date.now());
  const change = (make: MakeChange, read: () => Promise<MapFile>) =>
    replaceMap(folder, async () => {
      const { unwritten, ...kept } = await read();
      if (unwritten) await writeChange(folder, unwritten);
      const made = await make(kept, history, new Date(await now()).toISOString());
      if (!made) return null;
      const { map, change } = made;
      return { text: serializeReleaseMap(map, { revision: change.revision, change }), change };
    });
  return {
    place: folder,
    text: () => readMapText(folder),
    read: () => readMapFile(folder),
    history,
    leftOutAt: () => unreadableLines(folder),
    damage: async (reason) =>
      damageOf(
        reason,
        folder,
        mapPath(folder),
        (await lastWritten(folder))?.revision ?? 0,
        commandIn(folder),
      ),
    update: (make) => change(make, () => readMapFile(folder)),
    replace: (make) => change(make, () => soundMapFile(folder)),
    now,
    addSpan: (rollout, span) => addSpanTo(folder, rollout, span),
    spans: (rollout, after) => spansOf(folder, rollout, after),
    holdLease: leaseFile(join(folder, '.rollouts', 'lease')),
  };
}

async function soundMapFile(folder: string): Promise<MapFile> {
  try {
    return await readMapFile(folder);
  } catch (error) {
    if (!(error instanceof DamagedMap)) throw error;
    const revision = (await lastWritten(folder))?.revision ?? 0;
    return { map: null, revision, last: null, unwritten: null };
  }
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
    const revision = file?.revision ?? (await lastWritten(folder))?.revision ?? 0;
    return { text: serializeReleaseMap(map, { revision }), change: null };
  });
}

const folderOf = (releasesFolder: string) => join(releasesFolder, '.rollouts');
const fileOf = (releasesFolder: string, rollout: string) =>
  join(folderOf(releasesFolder), `${rollout}.jsonl`);

/** Adds a line with what a shell has counted of a rollout; lines of several shells do not mix, as each is one write. */
export async function addSpanTo(releasesFolder: string, rollout: string, span: Span): Promise<void> {
  await mkdir(folderOf(releasesFolder), { recursive: true });
  await appendFile(fileOf(releasesFolder, rollout), `${JSON.stringify(span)}\n`);
}

/** What all shells have counted of a rollout, without so many of the first; null for a line that is none. */
export async function spansOf(
  releasesFolder: string,
  rollout: string,
  after: number,
): Promise<(Span | null)[]> {
  const text = await readFile(fileOf(releasesFolder, rollout), 'utf8').catch(
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return '';
      throw new Error(`What shells count of a rollout in ${releasesFolder} cannot be read (${error.code}).`);
    },
  );
  // What follows the last line's end is being written.
  return text.split('\n').slice(after, -1).map(parseSpan);
}
