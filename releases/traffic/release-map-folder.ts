import { mkdir, open, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { parseAssignedMap, parseReleaseMap, type ReleaseMap, serializeReleaseMap } from './release-map';

/**
 * The release map of a folder, to be shown or changed, and so also one that no shop can run on yet; null when there is none.
 *
 * @throws Error in one sentence when the file is not a release map, with its name and what can be done
 */
export async function readReleaseMap(folder: string): Promise<ReleaseMap | null> {
  const text = await readText(folder);
  try {
    return text === null ? null : parseReleaseMap(text);
  } catch (error) {
    const reason = String(error instanceof Error ? error.message : error).replace(/\.$/, '');
    throw new Error(
      `${reason}: mend ${mapFile(folder)}, or delete it, and pnpm start makes one that gives the newest releases all visitors.`,
    );
  }
}

/**
 * Puts a release map in place of what is in the folder, a broken one included.
 *
 * @throws Error as `changeReleaseMap` does
 */
export async function writeReleaseMap(folder: string, map: ReleaseMap): Promise<void> {
  await replace(folder, async () => map);
}

/**
 * Changes the release map of a folder. Readers see the old map or the new one, never a part, and of changes made at the
 * same time all are kept.
 *
 * @param change gives the new map from the one that is there, undefined when there is none
 * @returns the map as written
 * @throws Error in one sentence when a map breaks its rules or another change does not end; nothing is changed then
 */
export async function changeReleaseMap(
  folder: string,
  change: (map: ReleaseMap | undefined) => ReleaseMap,
): Promise<ReleaseMap> {
  return replace(folder, async () => change((await readReleaseMap(folder)) ?? undefined));
}

/**
 * Follows the release map of a folder. A change is noticed in whatever way the file was changed.
 *
 * @param onChange gets the map that is there now or comes first, then each one with another content
 * @param onError gets why the map cannot be read or run on, once until it can be; the last good map stays in force
 * @param interval how soon at the latest, in milliseconds
 * @returns ends following
 */
export function watchReleaseMap(
  folder: string,
  onChange: (map: ReleaseMap) => void,
  onError: (error: Error) => void,
  interval = 500,
): () => void {
  let known: string | undefined;
  let said: string | undefined;
  let timer: NodeJS.Timeout | undefined;
  let stopped = false;

  const look = async () => {
    try {
      const text = await readText(folder);
      if (stopped) return;
      if (text === null) throw new Error(`There is no release map in ${folder}.`);
      if (text !== known) onChange(parseAssignedMap(text));
      known = text;
      said = undefined;
    } catch (cause) {
      const error = cause instanceof Error ? cause : new Error(String(cause));
      if (!stopped && error.message !== said) onError(error);
      said = error.message;
    }
    if (!stopped) timer = setTimeout(look, interval);
  };

  void look();
  return () => {
    stopped = true;
    clearTimeout(timer);
  };
}

const mapFile = (folder: string) => join(folder, 'release-map.json');

/** The new file is made exclusively before the old one is read: it is the lock, and renaming it the release. */
async function replace(folder: string, next: () => Promise<ReleaseMap>): Promise<ReleaseMap> {
  await mkdir(folder, { recursive: true });
  const path = join(folder, 'release-map.next.json');
  const file = await openExclusively(path);
  try {
    const map = await next();
    await file.writeFile(serializeReleaseMap(map));
    await file.sync();
    await rename(path, mapFile(folder));
    return map;
  } catch (error) {
    await rm(path, { force: true });
    throw error;
  } finally {
    await file.close();
  }
}

async function readText(folder: string): Promise<string | null> {
  return readFile(mapFile(folder), 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null;
    throw new Error(`The release map in ${folder} cannot be read (${error.code}).`);
  });
}

async function openExclusively(path: string) {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await open(path, 'wx');
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
      if (attempt === 100)
        throw new Error(`The release map is being changed; if by nothing that runs, delete ${path}.`);
      await delay(20);
    }
  }
}
