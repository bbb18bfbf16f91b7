import type { PublishedRelease } from '@storefront/shared/release/published-releases';
import type { Release } from '@storefront/shared/release/release';
import { type LiveRelease, nothingLive, type ReleaseMap, stateOf } from '../release-map/release-map';
import type { Releases } from '../stores/releases';
import { liveRelease } from '../traffic/live-release';
import { releaseId, standInRelease } from '../traffic/pick';

/** A release that may get visitors, with the shop's current state. */
export interface Candidate {
  /** As `cart@1.4.2+9f2c01d4e7ab`. */
  readonly id: string;
  readonly remote: string;
  readonly version: string;
  readonly release: Release;
  /** Its entry in the release map, without visitors. */
  readonly entry: LiveRelease;
  /** The shop's releases. */
  readonly releases: Releases;
  /** The current release map. */
  readonly map: ReleaseMap;
  /** The live release that it would replace; null if there is none. */
  readonly replaced: LiveRelease | null;
}

/**
 * A published release as a candidate of the gate.
 *
 * @throws Error in one sentence as `liveRelease` does, or when the release map cannot be read
 */
export async function candidateOf(releases: Releases, { release }: PublishedRelease): Promise<Candidate> {
  const { remote, version } = release;
  const offered = await liveRelease(releases, remote, version, { traffic: 0, default: false });
  const map = (await releases.store.read()).map ?? nothingLive;
  const entry = offered(stateOf(map, remote) ?? {});
  const id = releaseId(remote, version);
  const replaced = standInRelease(map, remote, new Set([id])) ?? null;
  return { id, remote, version, release, entry, releases, map, replaced };
}
