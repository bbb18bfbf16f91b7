import { jsonObject, parseJson } from '@storefront/shared/release/parse-json';
import * as v from 'valibot';
import { changeSchema } from '../release-map/change';
import { parseReleaseMap } from '../release-map/parse-release-map';
import { DamagedMap } from './damaged-map';
import type { KeptMap } from './release-map-store';

const revision = v.pipe(v.number(), v.integer(), v.minValue(0));

// What operators want to know must not keep them from what they want to do.
const schema = jsonObject(
  v.object({
    revision: v.fallback(v.optional(revision, 0), 0),
    change: v.fallback(v.optional(v.nullable(changeSchema), null), null),
  }),
);

/**
 * A release map with what its text says of its last change.
 *
 * @throws Error as `parseReleaseMap` does
 */
export function parseKeptMap(text: string): KeptMap {
  const map = parseReleaseMap(text);
  const { revision, change } = parseJson(schema, text, 'The release map');
  return { map, revision, last: change };
}

/**
 * The revision in a map's text, 0 where it says none.
 *
 * @throws Error when the text is no JSON
 */
export function revisionIn(text: string): number {
  return parseJson(schema, text, 'The release map').revision;
}

/**
 * The release map of a store.
 *
 * @param text null where there is none
 * @param where what there is to mend
 * @param last revision of the last change in the history; 0 where there is none
 * @param command how an operator calls `pnpm releases` for it
 * @throws DamagedMap when it is none, or is not there although there is a history
 */
export function parseStoredMap(text: string | null, where: string, last: number, command?: string): KeptMap {
  if (text === null) {
    if (last > 0) throw new DamagedMap(null, where, last, command);
    return { map: null, revision: 0, last: null };
  }
  try {
    return parseKeptMap(text);
  } catch (error) {
    throw new DamagedMap((error as Error).message, where, last, command);
  }
}
