import { pathPatternKey } from '@storefront/shared/contracts/path-pattern';
import { jsonObject, parseJson } from '@storefront/shared/release/parse-json';
import * as v from 'valibot';
import { liveRemotes, type ReleaseMap } from './release-map';
import { remoteName, remoteState } from './remote-state-schema';

/** Address of the document's format (frontend-discovery, `schema`). */
const format = 'https://github.com/awslabs/frontend-discovery/blob/main/schema/v1-pre.json';

const { releases, paths, quarantined, rollout, frozen, keys, origins } = remoteState.entries;
const byRemote = <Part extends v.GenericSchema>(part: Part) => jsonObject(v.record(remoteName, part));
const none = () => ({});

const schema = jsonObject(
  v.object({
    microFrontends: v.pipe(
      byRemote(releases.wrapped),
      noTwo(
        ({ url, metadata }) => [url, metadata.integrity],
        ({ url }, first, second) => `${url} is there twice, for ${first} and for ${second}`,
      ),
    ),
    paths: v.optional(
      v.pipe(
        byRemote(paths.wrapped),
        noTwo(
          (pattern) => [pathPatternKey(pattern)],
          (pattern, first, second) =>
            first === second
              ? `${pattern} is named twice for ${first}`
              : `${pattern} is assigned to ${first} and to ${second}`,
        ),
      ),
      none,
    ),
    quarantined: v.optional(byRemote(quarantined.wrapped), none),
    rollouts: v.optional(byRemote(rollout.wrapped), none),
    frozen: v.optional(byRemote(frozen.wrapped), none),
    keys: v.optional(byRemote(keys.wrapped), none),
    origins: v.optional(byRemote(origins.wrapped), none),
  }),
);

/** Refuses an item that shares a key with an earlier one, of whichever remote. */
function noTwo<Item>(
  keysOf: (item: Item) => readonly string[],
  sentence: (item: Item, first: string, second: string) => string,
) {
  return v.rawCheck<Record<string, Item[]>>(({ dataset, addIssue }) => {
    const owners = new Map<string, string>();
    for (const [second, items] of Object.entries(dataset.typed ? dataset.value : {})) {
      for (const item of items) {
        const first = keysOf(item)
          .map((key) => owners.get(key))
          .find(Boolean);
        if (first) return addIssue({ message: sentence(item, first, second) });
        for (const key of keysOf(item)) owners.set(key, second);
      }
    }
  });
}

/** Size limit of a release map, in bytes: one of a thousand releases has half a million. */
export const maxMapSize = 5_000_000;

/** Parses frontend-discovery v1-pre with stricter rules and our extensions. @throws Error with one sentence that says where it is wrong */
export function parseReleaseMap(text: string): ReleaseMap {
  if (Buffer.byteLength(text) > maxMapSize)
    throw new Error(`The release map is larger than ${maxMapSize / 1_000_000} MB.`);
  return parseJson(schema, text, 'The release map');
}

/** @throws Error in one sentence where releases are live and no path was ever assigned: every page would be a 404 */
export function requireAssigned(map: ReleaseMap): void {
  if (liveRemotes(map).length > 0) requirePaths(map);
}

/** `requireAssigned` for a map that is about to have a live release. */
export function requirePaths({ paths }: ReleaseMap): void {
  if (Object.keys(paths).length === 0)
    throw new Error('The release map has no paths: assign them with pnpm releases join.');
}

/** The text of a release map in its wire format. @throws Error as `parseReleaseMap` does */
export function serializeReleaseMap(map: ReleaseMap, further: object = {}): string {
  const text = `${JSON.stringify({ schema: format, ...further, ...map }, null, 2)}\n`;
  parseReleaseMap(text);
  return text;
}
