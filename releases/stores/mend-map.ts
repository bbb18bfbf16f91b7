import { jsonObject, parseJson } from '@storefront/shared/release/parse-json';
import * as v from 'valibot';
import { parseReleaseMap, serializeReleaseMap } from '../release-map/parse-release-map';
import {
  nothingLive,
  type ReleaseMap,
  type RemoteState,
  stateOf,
  withState,
} from '../release-map/release-map';

/** A map whose broken remotes are mended. */
export interface MendedMap {
  readonly map: ReleaseMap;
  /** A sentence for each of them. */
  readonly broken: readonly string[];
}

const parts = v.optional(jsonObject(v.record(v.string(), v.unknown())), () => ({}));
const schema = jsonObject(
  v.object(Object.fromEntries(Object.keys(nothingLive).map((name) => [name, parts]))),
);

/**
 * Reads a map in which teams have written their remotes' parts with plain SQL: a remote whose part alone breaks a rule has its last good
 * state, or else its paths, keys and origins, which no team writes (docs/decisions/084).
 *
 * @returns null where more is broken than the parts of remotes
 */
export function mendMap(text: string, lastGood: ReadonlyMap<string, RemoteState | null>): MendedMap | null {
  try {
    const written = parseJson(schema, text, 'The release map') as unknown as ReleaseMap;
    const remotes = new Set(Object.values(written).flatMap((part) => Object.keys(part)));
    const broken = [...remotes].flatMap((remote) => {
      const problem = problemOf(withState(nothingLive, remote, stateOf(written, remote)));
      return problem ? [{ remote, problem }] : [];
    });
    if (broken.length === 0) return null;
    const map = broken.reduce((whole, { remote }) => {
      const { paths, keys, origins } = stateOf(written, remote) ?? {};
      return withState(whole, remote, { ...lastGood.get(remote), paths, keys, origins } as RemoteState);
    }, written);
    const sentences = broken.map(
      ({ remote, problem }) => `The part of ${remote} is left out, its last good one stays: ${problem}`,
    );
    return { map: parseReleaseMap(serializeReleaseMap(map)), broken: sentences };
  } catch {
    return null;
  }
}

function problemOf(map: ReleaseMap): string | null {
  try {
    serializeReleaseMap(map);
    return null;
  } catch (error) {
    return (error as Error).message;
  }
}
