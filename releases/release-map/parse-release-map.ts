import { pathPatternKey } from '@storefront/shared/contracts/path-pattern';
import { jsonObject, parseJson } from '@storefront/shared/release/parse-json';
import * as v from 'valibot';
import { rolloutSchema } from '../rollout/rollout';
import { liveRemotes, type ReleaseMap } from './release-map';
import {
  liveReleases,
  pathPatterns,
  quarantinedVersions,
  remoteName,
  trustedKeys,
  trustedOrigins,
} from './remote-state-schema';

/** Address that says which format the document has (frontend-discovery, `schema`). */
const format = 'https://github.com/awslabs/frontend-discovery/blob/main/schema/v1-pre.json';

const paths = v.pipe(
  jsonObject(v.record(remoteName, pathPatterns)),
  v.rawCheck(({ dataset, addIssue }) => {
    const clash = dataset.typed && firstClash(dataset.value, (pattern) => [pathPatternKey(pattern)]);
    if (!clash) return;
    const { item, first, second } = clash;
    addIssue({
      message:
        first === second
          ? `${item} is named twice for ${first}`
          : `${item} is assigned to ${first} and to ${second}`,
    });
  }),
);

const schema = jsonObject(
  v.object({
    microFrontends: v.pipe(
      jsonObject(v.record(remoteName, liveReleases)),
      v.rawCheck(({ dataset, addIssue }) => {
        const clash =
          dataset.typed && firstClash(dataset.value, ({ url, metadata }) => [url, metadata.integrity]);
        if (!clash) return;
        const { item, first, second } = clash;
        addIssue({ message: `${item.url} is there twice, for ${first} and for ${second}` });
      }),
    ),
    paths: v.optional(paths, () => ({})),
    quarantined: v.optional(jsonObject(v.record(remoteName, quarantinedVersions)), () => ({})),
    rollouts: v.optional(jsonObject(v.record(remoteName, rolloutSchema)), () => ({})),
    frozen: v.optional(jsonObject(v.record(remoteName, v.literal(true))), () => ({})),
    keys: v.optional(jsonObject(v.record(remoteName, trustedKeys)), () => ({})),
    origins: v.optional(jsonObject(v.record(remoteName, trustedOrigins)), () => ({})),
  }),
);

/** Largest release map, in bytes: one of a thousand releases has half a million. */
export const maxMapSize = 5_000_000;

/**
 * Parses a release map: the wire format of frontend-discovery v1-pre with stricter rules of ours, and what is ours beside it.
 *
 * @throws Error with one sentence that says where the text is wrong
 */
export function parseReleaseMap(text: string): ReleaseMap {
  if (Buffer.byteLength(text) > maxMapSize)
    throw new Error(`The release map is larger than ${maxMapSize / 1_000_000} MB.`);
  return parseJson(schema, text, 'The release map');
}

/** @throws Error in one sentence where releases are live and no path was ever assigned: every page would be a 404 */
export function requireAssigned(map: ReleaseMap): void {
  if (liveRemotes(map).length > 0) requirePaths(map);
}

/** The same of a map that is about to have a live release. */
export function requirePaths({ paths }: ReleaseMap): void {
  if (Object.keys(paths).length === 0)
    throw new Error('The release map has no paths: assign them with pnpm releases join.');
}

/**
 * The text of a release map in its wire format.
 *
 * @throws Error as `parseReleaseMap` does
 */
export function serializeReleaseMap(map: ReleaseMap, further: object = {}): string {
  const text = `${JSON.stringify({ schema: format, ...further, ...map }, null, 2)}\n`;
  parseReleaseMap(text);
  return text;
}

interface Clash<Item> {
  readonly item: Item;
  readonly first: string;
  readonly second: string;
}

function firstClash<Item>(
  byRemote: Readonly<Record<string, readonly Item[]>>,
  keysOf: (item: Item) => readonly string[],
): Clash<Item> | null {
  const owners = new Map<string, string>();
  for (const [second, items] of Object.entries(byRemote)) {
    for (const item of items) {
      const first = keysOf(item)
        .map((key) => owners.get(key))
        .find(Boolean);
      if (first) return { item, first, second };
      for (const key of keysOf(item)) owners.set(key, second);
    }
  }
  return null;
}
