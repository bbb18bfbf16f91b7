import type { ReleaseMap } from 'releases/release-map/release-map';
import { releaseId } from 'releases/traffic/pick';
import type { BlamedRelease } from '../../containment/blame';
import { nothingCounted, type ReleaseCounts, sumOf } from '../../containment/release-counts';
import { createSamples, type Samples } from './release-samples';

/** How long a release that is no longer in the map is remembered, in milliseconds. */
const lifetime = 10 * 60_000;

/** What was counted of a release since this shell knows it, and of that in the last half hour. */
interface Tally extends BlamedRelease {
  counts: ReleaseCounts;
  readonly samples: Samples;
}

interface Kept extends Tally {
  /** When it was seen to have left the map, by `performance.now()`; null while it is there. */
  goneAt: number | null;
}

/** What was counted of the releases of the map. */
export type ReleaseTallies = ReturnType<typeof createReleaseTallies>;

/** Sums up what is counted, for metrics and page alike. Whatever workers say, it never has more releases than the maps of the last ten minutes. */
export function createReleaseTallies(map: () => ReleaseMap) {
  const kept = new Map<string, Kept>();
  let seen: ReleaseMap | null = null;

  const begun = (release: BlamedRelease): Kept => ({
    ...release,
    counts: nothingCounted,
    samples: createSamples(),
    goneAt: null,
  });
  const look = () => {
    const now = performance.now();
    const current = map();
    if (current !== seen) {
      seen = current;
      for (const one of kept.values()) one.goneAt ??= now;
      for (const { remote, version } of releasesOf(current)) {
        const id = releaseId(remote, version);
        kept.set(id, { ...(kept.get(id) ?? begun({ remote, version })), goneAt: null });
      }
    }
    for (const [id, { goneAt }] of kept) if (goneAt !== null && now - goneAt > lifetime) kept.delete(id);
  };

  return {
    /**
     * Adds to what was counted of a release.
     *
     * @param duration milliseconds, of a document
     * @returns false for one that is not in the map and was not a while ago: nothing of it is kept
     */
    add({ remote, version }: BlamedRelease, counts: Partial<ReleaseCounts>, duration?: number): boolean {
      look();
      const one = kept.get(releaseId(remote, version));
      if (!one) return false;
      one.counts = sumOf(one.counts, counts);
      one.samples.add(counts, duration);
      return true;
    },
    /** Of each release of the map, and of those that were in it a while ago. */
    all(): readonly Tally[] {
      look();
      return [...kept.values()];
    },
    of(release: BlamedRelease): Tally {
      look();
      return kept.get(releaseId(release.remote, release.version)) ?? begun(release);
    },
  };
}

function releasesOf({ microFrontends }: ReleaseMap): BlamedRelease[] {
  return Object.entries(microFrontends).flatMap(([remote, releases]) =>
    releases.map(({ metadata: { version } }) => ({ remote, version })),
  );
}
