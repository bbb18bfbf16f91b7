import { randomUUID } from 'node:crypto';
import { appendFile, mkdir, readFile, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { changesOf } from '../release-map/change';
import { serializeReleaseMap } from '../release-map/parse-release-map';
import type { ReleaseMap } from '../release-map/release-map';
import { parseSpan } from '../rollout/counts';
import { lastWritten, unreadableLines, writeChange, writtenChanges } from './history-file';
import { timeAfter } from './kept-history';
import { commandIn, DamagedMap, damageOf } from './kept-map';
import { type MapFile, mapPath, readMapFile, readMapText, replaceMap } from './map-file';
import { leaseTime, type MakeChange, type ReleaseMapStore } from './release-map-store';

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
  const spansFile = (rollout: string) => join(folder, '.rollouts', `${rollout}.jsonl`);
  const leasePath = join(folder, '.rollouts', 'lease');
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
    async addSpan(rollout, span) {
      await mkdir(join(folder, '.rollouts'), { recursive: true });
      // Lines of several shells do not mix, as each is one write.
      await appendFile(spansFile(rollout), `${JSON.stringify(span)}\n`);
    },
    async spans(rollout, after) {
      const text = await readFile(spansFile(rollout), 'utf8').catch(({ code }: NodeJS.ErrnoException) => {
        if (code === 'ENOENT') return '';
        throw new Error(`What shells count of a rollout in ${folder} cannot be read (${code}).`);
      });
      // What follows the last line's end is being written.
      return text.split('\n').slice(after, -1).map(parseSpan);
    },
    holdLease: leaseFile(leasePath),
    async leaseHeldAt() {
      const lease = await stat(leasePath).catch((error: NodeJS.ErrnoException) => {
        if (error.code === 'ENOENT') return null;
        throw error;
      });
      return lease?.mtimeMs ?? 0;
    },
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
 * Replaces a folder's release map, also a broken one, without a word in the history: where nobody operates the shop.
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

/**
 * A lease in a file, which its holder writes anew each time. Whoever has seen it unchanged for the time of a lease, by a clock of their
 * own, takes it: those of machines differ. Where two take it in the same moment both have it until one of them asks again.
 */
export function leaseFile(path: string): ReleaseMapStore['holdLease'] {
  let known: string | null = null;
  let since = performance.now();
  return async (holder) => {
    const current = await readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return null;
      throw error;
    });
    if (current !== known) since = performance.now();
    known = current;
    const isFree = current === null || performance.now() - since > leaseTime;
    if (!isFree && !current.startsWith(holder)) return false;
    known = `${holder} ${randomUUID()}`;
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, known);
    return true;
  };
}
