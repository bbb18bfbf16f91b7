import { readPublishedRelease } from '@storefront/shared/release/published-releases';
import type { Release } from '@storefront/shared/release/release';
import type { Candidate } from 'releases/gate/candidate';
import { liveRemotes, type ReleaseMap } from 'releases/release-map/release-map';
import { liveMap, privateMap } from './private-map';

/** What a shop that nobody visits is made of. */
export interface Composition {
  readonly map: ReleaseMap;
  /** Patterns of the pages that there are. */
  readonly assigned: readonly string[];
  /** The places that the remote under check fills. */
  readonly places: readonly string[];
}

/** The release under check beside the other remotes as they are live. */
export function withRelease(candidate: Candidate): Composition {
  const { map, release } = candidate;
  const assigned = [...new Set([...livePaths(map), ...release.paths])];
  return { map: privateMap(candidate), assigned, places: placesOf(release) };
}

/** What is live without it: with the release that it would replace, or without its remote. */
export async function withoutRelease(candidate: Candidate): Promise<Composition> {
  const { folder, map, remote, replaced } = candidate;
  const published =
    replaced &&
    (await readPublishedRelease(folder, remote, replaced.metadata.version).catch(
      // Of a release that is not published here nobody knows its places: what is wrong with them is held against the next.
      () => null,
    ));
  return {
    map: liveMap(candidate),
    assigned: livePaths(map),
    places: published ? placesOf(published.release) : [],
  };
}

function livePaths(map: ReleaseMap): string[] {
  return [...new Set(liveRemotes(map).flatMap((remote) => map.paths[remote] ?? []))];
}

function placesOf({ browser }: Release): string[] {
  return Object.keys(browser.exposes).map((exposed) => exposed.slice('./'.length));
}
