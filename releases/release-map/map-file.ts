import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { jsonObject, parseJson } from '@storefront/shared/release/parse-json';
import * as v from 'valibot';
import { type Change, changeSchema } from '../history/change';
import { parseReleaseMap, type ReleaseMap } from './release-map';

/** A release map as it is kept. */
export interface MapFile {
  /** Null when there is none. */
  readonly map: ReleaseMap | null;
  /** 0 for a map that nobody has changed since there are revisions. */
  readonly revision: number;
  /** The change that made it, which the next one takes into the history. */
  readonly last: Change | null;
}

const schema = jsonObject(
  v.object({
    revision: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0)), 0),
    change: v.optional(v.nullable(changeSchema), null),
  }),
);

/** Path of a folder's release map. */
export const mapPath = (folder: string) => join(folder, 'release-map.json');

/**
 * The release map of a folder with its revision.
 *
 * @throws Error in one sentence when the file is not a release map, with its name and what can be done
 */
export async function readMapFile(folder: string): Promise<MapFile> {
  const text = await readMapText(folder);
  if (text === null) return { map: null, revision: 0, last: null };
  try {
    const map = parseReleaseMap(text);
    const { revision, change } = parseJson(schema, text, 'The release map');
    return { map, revision, last: change };
  } catch (error) {
    const reason = String(error instanceof Error ? error.message : error).replace(/\.$/, '');
    throw new Error(
      `${reason}: mend ${mapPath(folder)}, or delete it, and pnpm start makes one that gives the newest releases all visitors.`,
    );
  }
}

/** The file's text; null when there is none. */
export async function readMapText(folder: string): Promise<string | null> {
  return readFile(mapPath(folder), 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null;
    throw new Error(`The release map in ${folder} cannot be read (${error.code}).`);
  });
}
