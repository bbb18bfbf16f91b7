import type { ReleaseMap } from 'releases/release-map/release-map';
import { releaseId } from 'releases/traffic/pick';
import type { BlamedRelease } from '../../containment/blame';
import { type ReleaseCounts, sumOf } from '../../containment/release-counts';

/** How long a release that is no longer in the map is remembered, in milliseconds. */
const lifetime = 10 * 60_000;

/** What was counted of a release since this shell knows it. */
export interface ReleaseTally extends BlamedRelease {
  readonly counts: ReleaseCounts;
}

/** What was counted of the releases of the map. */
export interface ReleaseTallies {
  /** Adds to what was counted of a release. @returns false for one that is not in the map and was not a while ago: nothing of it is kept */
  add(release: BlamedRelease, counts: Partial<ReleaseCounts>): boolean;
  /** Of each release of the map, and of those that were in it a while ago. */
  all(): readonly ReleaseTally[];
  /** Of one of them. */
  of(release: BlamedRelease): ReleaseCounts;
}

interface Kept extends BlamedRelease {
  counts: ReleaseCounts;
  /** When it was seen to have left the map, by `performance.now()`; null while it is there. */
  goneAt: number | null;
}

/** Sums up what workers count. Whatever they say, it never has more releases than the maps of the last ten minutes. */
export function createReleaseTallies(map: () => ReleaseMap): ReleaseTallies {
  const kept = new Map<string, Kept>();
  let seen: ReleaseMap | null = null;

  const look = () => {
    const now = performance.now();
    const current = map();
    if (current !== seen) {
      seen = current;
      for (const one of kept.values()) one.goneAt ??= now;
      for (const { remote, version } of releasesOf(current)) {
        const id = releaseId(remote, version);
        const { counts } = kept.get(id) ?? { counts: sumOf(undefined, {}) };
        kept.set(id, { remote, version, counts, goneAt: null });
      }
    }
    for (const [id, { goneAt }] of kept) if (goneAt !== null && now - goneAt > lifetime) kept.delete(id);
  };

  return {
    add({ remote, version }, counts) {
      look();
      const one = kept.get(releaseId(remote, version));
      if (!one) return false;
      one.counts = sumOf(one.counts, counts);
      return true;
    },
    all() {
      look();
      return [...kept.values()];
    },
    of({ remote, version }) {
      look();
      return kept.get(releaseId(remote, version))?.counts ?? sumOf(undefined, {});
    },
  };
}

function releasesOf({ microFrontends }: ReleaseMap): BlamedRelease[] {
  return Object.entries(microFrontends).flatMap(([remote, releases]) =>
    releases.map(({ metadata: { version } }) => ({ remote, version })),
  );
}
