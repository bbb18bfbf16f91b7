import { jsonObject, parseJson } from '@storefront/shared/release/parse-json';
import * as v from 'valibot';
import { changeSchema } from '../release-map/change';
import { parseReleaseMap } from '../release-map/parse-release-map';
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
 * The same for whoever can mend it.
 *
 * @param where what is to be mended
 * @throws Error in one sentence that says how
 */
export function parseMendableMap(text: string, where: string): KeptMap {
  try {
    return parseKeptMap(text);
  } catch (error) {
    const reason = String(error instanceof Error ? error.message : error).replace(/\.$/, '');
    throw new Error(
      `${reason}: mend ${where}, or delete it, and pnpm start makes one that gives the newest releases all visitors.`,
    );
  }
}
