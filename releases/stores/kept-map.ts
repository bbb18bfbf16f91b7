import { resolve } from 'node:path';
import { jsonObject, parseJson } from '@storefront/shared/release/parse-json';
import { releasesFolder } from '@storefront/shared/release/releases-folder';
import * as v from 'valibot';
import { changeSchema } from '../release-map/change';
import { parseReleaseMap } from '../release-map/parse-release-map';
import type { KeptMap } from './release-map-store';

/** The release map is missing or unreadable although there was one: a command replaces it only when asked to. */
export class DamagedMap extends Error {
  override readonly name = 'DamagedMap';

  /** `reason` is a sentence, null where the map is missing; `last` is the last revision, 0 for none; `command` calls `pnpm releases`. */
  constructor(
    reason: string | null,
    where: string,
    readonly last: number,
    command = 'pnpm releases',
  ) {
    const what = `${(reason ?? 'The release map is gone').replace(/\.$/, '')} (${where})`;
    super(
      last === 0
        ? `${what}, and there is no history to restore it from: repair it, or move it away and make releases live again (${command} help).`
        : `${what}: it was last good at revision ${last}. Restore that with ${command} rollback --to ${last} --why "…"; ${command} history lists the others.`,
    );
  }
}

/** The stored map; where it is damaged, no map at the history's last revision. */
export async function emptyIfDamaged(kept: Promise<KeptMap>): Promise<KeptMap> {
  try {
    return await kept;
  } catch (error) {
    if (!(error instanceof DamagedMap)) throw error;
    return { map: null, revision: error.last, last: null };
  }
}

/** The `pnpm releases` command for a folder: with `RELEASES_FOLDER` where it is not the default. */
export function commandIn(folder: string): string {
  const path = resolve(folder);
  return path === releasesFolder({}) ? 'pnpm releases' : `RELEASES_FOLDER=${path} pnpm releases`;
}

const revision = v.pipe(v.number(), v.integer(), v.minValue(0));

// A broken field that is only informative must not block an operator's command.
const schema = jsonObject(
  v.object({
    revision: v.fallback(v.optional(revision, 0), 0),
    change: v.fallback(v.optional(v.nullable(changeSchema), null), null),
  }),
);

/** The revision in a map's text, 0 where it has none. @throws Error when the text is no JSON */
export function revisionIn(text: string): number {
  return parseJson(schema, text, 'The release map').revision;
}

/** Parses a stored map, null for none; `last` is the history's last revision, 0 for none. @throws DamagedMap if it is missing or invalid */
export function parseStoredMap(text: string | null, where: string, last: number, command?: string): KeptMap {
  if (text === null) {
    if (last > 0) throw new DamagedMap(null, where, last, command);
    return { map: null, revision: 0, last: null };
  }
  try {
    const map = parseReleaseMap(text);
    const { revision, change } = parseJson(schema, text, 'The release map');
    return { map, revision, last: change };
  } catch (error) {
    throw new DamagedMap((error as Error).message, where, last, command);
  }
}
