import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { appendFile, mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { unlessMissing } from '@storefront/shared/release/unless-missing';
import { withLockFile } from '@storefront/shared/server/with-lock-file';
import { type Change, changesOf } from '../release-map/change';
import { maxMapSize, serializeReleaseMap } from '../release-map/parse-release-map';
import type { ReleaseMap } from '../release-map/release-map';
import { parseSampleWindow } from '../rollout/counts';
import { lastWritten, readChanges, unreadableLines, writeChanges } from './history-file';
import { timeAfter } from './kept-history';
import { commandIn, emptyIfDamaged, parseStoredMap } from './kept-map';
import { type KeptMap, leaseTime, type MakeChange, type ReleaseMapStore } from './release-map-store';

/** The release map of a folder, `release-map.json`, and its history, `history.jsonl` (docs/decisions/050). */
export function folderStore(folder: string): ReleaseMapStore {
  const history = async ({ since } = { since: 0 }) => {
    // A damaged map must not hide the history.
    const last = await readMapFile(folder).then(
      (file) => file.last,
      () => null,
    );
    const { changes, leftOut } = await readChanges(folder, since);
    // Read after the map: another command may have written it meanwhile.
    const isMissing = last && last.revision > (changes.at(-1)?.revision ?? since);
    return { changes: isMissing ? [...changes, ...changesOf(last)] : changes, leftOut };
  };
  const windowsFile = (rollout: string) => join(folder, '.rollouts', `${rollout}.jsonl`);
  const leasePath = join(folder, '.rollouts', 'lease');
  const now = async () => timeAfter(await lastWritten(folder), Date.now());
  const change = (make: MakeChange, read: () => Promise<KeptMap>) =>
    replaceMap(folder, async () => {
      const kept = await read();
      await completeHistory(folder, kept);
      const made = await make(kept, history, new Date(await now()).toISOString());
      if (!made) return null;
      const { map, change, earlier = [] } = made;
      if (earlier.length > 0) await writeChanges(folder, earlier);
      return { text: serializeReleaseMap(map, { revision: change.revision, change }), change };
    });
  return {
    place: folder,
    text: () => readMapText(folder),
    read: () => readMapFile(folder),
    history,
    leftOutAt: () => unreadableLines(folder),
    update: (make) => change(make, () => readMapFile(folder)),
    replace: (make) => change(make, () => emptyIfDamaged(readMapFile(folder))),
    now,
    async addSampleWindow(rollout, sample) {
      await mkdir(join(folder, '.rollouts'), { recursive: true });
      // Each line is one write, so lines of several shells do not mix.
      await appendFile(windowsFile(rollout), `${JSON.stringify(sample)}\n`);
    },
    async sampleWindows(rollout, after) {
      const text = await readFile(windowsFile(rollout), 'utf8').catch(({ code }: NodeJS.ErrnoException) => {
        if (code === 'ENOENT') return '';
        throw new Error(`The counts of a rollout in ${folder} cannot be read (${code}).`);
      });
      // Text after the last newline is still being written.
      return text.split('\n').slice(after, -1).map(parseSampleWindow);
    },
    holdLease: leaseFile(leasePath),
    async leaseHeldAt() {
      return (await unlessMissing(stat(leasePath)))?.mtimeMs ?? 0;
    },
    shared: null,
  };
}

const mapPath = (folder: string) => join(folder, 'release-map.json');

/** Temporary files in which a map is written before it is renamed. */
const unfinishedName = /^release-map\.[\da-f-]{36}\.json$/;

async function readMapFile(folder: string): Promise<KeptMap> {
  const written = (await lastWritten(folder))?.revision ?? 0;
  const text = await readMapText(folder);
  const kept = parseStoredMap(text, mapPath(folder), written, commandIn(folder));
  return { ...kept, revision: Math.max(kept.revision, written) };
}

/** Adds the map's change to the history where the command that made it ended before it could. */
async function completeHistory(folder: string, { last }: KeptMap): Promise<void> {
  if (last && last.revision > ((await lastWritten(folder))?.revision ?? 0))
    await writeChanges(folder, [last]);
}

/** The file's text, cut one byte beyond the limit of a map; null when there is no file. */
async function readMapText(folder: string): Promise<string | null> {
  try {
    // Reading a pipe would never end.
    const isFile = (await stat(mapPath(folder))).isFile();
    if (isFile) return (await buffer(createReadStream(mapPath(folder), { end: maxMapSize }))).toString();
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT') return null;
    throw new Error(`The release map in ${folder} cannot be read (${code}).`);
  }
  throw new Error(`The release map in ${folder} cannot be read (it is not a file).`);
}

interface NextMap {
  readonly text: string;
  readonly change: Change | null;
}

/**
 * Replaces a folder's map, one command at a time. Readers see the old map or the new one, never a part. The map carries its change, so that
 * the next command can complete the history if this one is killed.
 *
 * @param next gives the text under the lock; null keeps the map
 */
async function replaceMap(folder: string, next: () => Promise<NextMap | null>): Promise<void> {
  await mkdir(folder, { recursive: true });
  await withLockFile(join(folder, 'release-map.next.json'), async (isHeld) => {
    const made = await next();
    if (!made) return;
    await removeUnfinished(folder);
    const written = join(folder, `release-map.${randomUUID()}.json`);
    try {
      await writeFile(written, made.text, { flush: true });
      if (!(await isHeld())) throw new Error('The change of the release map took too long: try again.');
      await rename(written, mapPath(folder));
      if (made.change) await writeChanges(folder, [made.change]).catch(() => {});
    } finally {
      await rm(written, { force: true });
    }
  });
}

/** Killed commands leave temporary files. */
async function removeUnfinished(folder: string): Promise<void> {
  const left = (await readdir(folder)).filter((name) => unfinishedName.test(name));
  await Promise.all(left.map((name) => rm(join(folder, name), { force: true })));
}

/**
 * Replaces a folder's release map, even a damaged one, without a history entry: for shops without an operator.
 *
 * @throws Error in one sentence when the map breaks its rules; nothing is changed then
 */
export async function writeReleaseMap(folder: string, map: ReleaseMap): Promise<void> {
  await replaceMap(folder, async () => {
    const kept = await emptyIfDamaged(readMapFile(folder));
    await completeHistory(folder, kept);
    return { text: serializeReleaseMap(map, { revision: kept.revision }), change: null };
  });
}

/**
 * A lease in a file, which its holder rewrites at each renewal. Clocks of machines differ, so whoever sees it unchanged for the lease time,
 * by its own clock, takes it. Two that take it at the same moment both hold it until one renews.
 */
function leaseFile(path: string): ReleaseMapStore['holdLease'] {
  let known: string | null = null;
  let since = performance.now();
  return async (holder) => {
    const current = await unlessMissing(readFile(path, 'utf8'));
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
