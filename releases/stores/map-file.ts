import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { exclusively } from '@storefront/shared/server/exclusively';
import type { Change } from '../release-map/change';
import { maxMapSize } from '../release-map/parse-release-map';
import { lastWritten, writeChange } from './history-file';
import { commandIn, parseStoredMap } from './kept-map';
import type { KeptMap } from './release-map-store';

/** The release map in a file. */
export interface MapFile extends KeptMap {
  /** The change that made the map as long as the history does not have it: its command ended before. */
  readonly unwritten: Change | null;
}

/** Path of a folder's release map. */
export const mapPath = (folder: string) => join(folder, 'release-map.json');

/** Files in which a map is written before it is renamed. */
const unfinishedName = /^release-map\.[\da-f-]{36}\.json$/;

/**
 * Reads the release map of a folder.
 *
 * @throws DamagedMap when the file is not a release map, or is not there although the folder has a history
 */
export async function readMapFile(folder: string): Promise<MapFile> {
  const written = (await lastWritten(folder))?.revision ?? 0;
  const text = await readMapText(folder);
  const { map, revision, last } = parseStoredMap(text, mapPath(folder), written, commandIn(folder));
  const unwritten = last && last.revision > written ? last : null;
  return { map, revision: Math.max(revision, written), last, unwritten };
}

/** The file's text, cut one byte beyond what a map may have; null when there is none. */
export async function readMapText(folder: string): Promise<string | null> {
  try {
    // What is a pipe would keep its reader for ever.
    const isFile = (await stat(mapPath(folder))).isFile();
    if (isFile) return await readBegin(mapPath(folder), maxMapSize + 1);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT') return null;
    throw new Error(`The release map in ${folder} cannot be read (${code}).`);
  }
  throw new Error(`The release map in ${folder} cannot be read (it is no file).`);
}

async function readBegin(path: string, size: number): Promise<string> {
  const pieces: Buffer[] = [];
  for await (const piece of createReadStream(path, { end: size - 1 })) pieces.push(piece);
  return Buffer.concat(pieces).toString();
}

interface NextMap {
  readonly text: string;
  readonly change: Change | null;
}

/**
 * Replaces a folder's map, one command at a time. Readers see the old map or the new one, never a part. The map carries its change, so that
 * the next command adds it to the history where this one ends before it has.
 *
 * @param next gives the text while nobody else may change the map; null where it is to stay
 */
export async function replaceMap(folder: string, next: () => Promise<NextMap | null>): Promise<void> {
  await mkdir(folder, { recursive: true });
  await exclusively(join(folder, 'release-map.next.json'), async (isHeld) => {
    const made = await next();
    if (!made) return;
    await removeUnfinished(folder);
    const written = join(folder, `release-map.${randomUUID()}.json`);
    try {
      await writeThrough(written, made.text);
      if (!(await isHeld())) throw new Error('The release map took too long to be changed: say it again.');
      await rename(written, mapPath(folder));
      if (made.change) await writeChange(folder, made.change).catch(() => {});
    } finally {
      await rm(written, { force: true });
    }
  });
}

/** Commands that were killed leave theirs. */
async function removeUnfinished(folder: string): Promise<void> {
  const left = (await readdir(folder)).filter((name) => unfinishedName.test(name));
  await Promise.all(left.map((name) => rm(join(folder, name), { force: true })));
}

async function writeThrough(path: string, text: string): Promise<void> {
  const file = await open(path, 'w');
  try {
    await file.writeFile(text);
    await file.sync();
  } finally {
    await file.close();
  }
}
