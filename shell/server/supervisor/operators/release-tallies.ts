import { createHistogram } from 'node:perf_hooks';
import { LRUCache } from 'lru-cache';
import type { ReleaseMap } from 'releases/release-map/release-map';
import { releaseId } from 'releases/traffic/pick';
import type { ReleaseRef } from '../../containment/mark';
import { nothingCounted, type ReleaseCounts, sumOf } from '../../containment/release-counts';

/** How long a release is kept after it has left the map, in milliseconds. */
const lifetime = 10 * 60_000;

/** The counts of a release since this shell knows it, and those of the last half hour. */
interface Tally extends ReleaseRef {
  counts: ReleaseCounts;
  readonly samples: Samples;
  /** When this shell saw that it had left the map, by `performance.now()`; null while it is there. */
  goneAt: number | null;
}

/** The counts of the map's releases. */
export type ReleaseTallies = ReturnType<typeof createReleaseTallies>;

/** Sums up the counts for the metrics and the operators' page, of releases in the maps of the last ten minutes alone. */
export function createReleaseTallies(
  map: () => ReleaseMap,
  forgotten: (release: ReleaseRef) => void = () => {},
) {
  const kept = new Map<string, Tally>();
  let seen: ReleaseMap | null = null;

  const begun = (release: ReleaseRef): Tally => ({
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
    for (const [id, one] of kept) {
      if (one.goneAt === null || now - one.goneAt <= lifetime) continue;
      kept.delete(id);
      forgotten(one);
    }
  };

  return {
    /** Adds to a release's counts; false for one that no map of the last ten minutes has. @param duration in milliseconds */
    add({ remote, version }: ReleaseRef, counts: Partial<ReleaseCounts>, duration?: number): boolean {
      look();
      const one = kept.get(releaseId(remote, version));
      if (!one) return false;
      one.counts = sumOf(one.counts, counts);
      one.samples.add(counts, duration);
      return true;
    },
    /** The tallies of the map's releases, and of those that left it less than ten minutes ago. */
    all(): readonly Tally[] {
      look();
      return [...kept.values()];
    },
    of(release: ReleaseRef): Tally {
      look();
      return kept.get(releaseId(release.remote, release.version)) ?? begun(release);
    },
  };
}

function releasesOf({ microFrontends }: ReleaseMap): ReleaseRef[] {
  return Object.entries(microFrontends).flatMap(([remote, releases]) =>
    releases.map(({ metadata: { version } }) => ({ remote, version })),
  );
}

/** Length of a sample in milliseconds, and the number of samples: half an hour in all. */
export const sampleLength = 30_000;
export const sampleCount = 60;

/** Longest duration that is recorded, in milliseconds; longer ones count as this. */
const maxDuration = 60_000;

/** The counts of a release in one or more samples. Documents that ended or blocked a worker count as failures. */
export type Sample = Readonly<ReturnType<typeof emptySample>>;

/** The samples of a release in the last half hour. */
export type Samples = ReturnType<typeof createSamples>;

/** Durations are accurate to a tenth, in some seven kilobytes. */
function emptySample() {
  const durations = createHistogram({ lowest: 1, highest: maxDuration, figures: 1 });
  return { documents: 0, failures: 0, durations };
}

const nothing: Sample = emptySample();

/** Documents that failed, of which some ended or blocked a worker: at most all, since a document may do both and a timer neither. */
export function failedDocuments({
  documents,
  failures,
  deaths,
}: Pick<ReleaseCounts, 'documents' | 'failures' | 'deaths'>): number {
  return Math.min(failures + deaths, documents);
}

const emptyGrowingSample = () => ({ ...emptySample(), deaths: 0 });

/** Keeps the samples of a release for half an hour. */
export function createSamples() {
  /** By the index of their half minute. */
  const kept = new LRUCache<number, ReturnType<typeof emptyGrowingSample>>({ max: sampleCount });
  const current = () => Math.floor(performance.now() / sampleLength);
  return {
    /** @param duration milliseconds that the document took */
    add({ documents = 0, failures = 0, deaths = 0 }: Partial<ReleaseCounts>, duration?: number) {
      const nth = current();
      const sample = kept.get(nth) ?? emptyGrowingSample();
      kept.set(nth, sample);
      sample.documents += documents;
      sample.failures += failures;
      sample.deaths += deaths;
      if (duration !== undefined)
        sample.durations.record(Math.min(Math.max(Math.ceil(duration), 1), maxDuration));
    },
    /** The last half hour, the oldest sample first; the last one is still growing. */
    all(): readonly Sample[] {
      const first = current() - sampleCount + 1;
      return Array.from({ length: sampleCount }, (_, place) => {
        const sample = kept.peek(first + place);
        if (!sample) return nothing;
        const { documents, durations } = sample;
        return { documents, failures: failedDocuments(sample), durations };
      });
    },
  };
}

/** The sum of several samples. */
export function sumOfSamples(samples: readonly Sample[]): Sample {
  const sum = emptySample();
  for (const { documents, failures, durations } of samples) {
    sum.documents += documents;
    sum.failures += failures;
    sum.durations.add(durations);
  }
  return sum;
}

/** A percentile of the documents' durations, in milliseconds; null without documents. */
export function durationWithin({ durations }: Sample, percent: number): number | null {
  return durations.count > 0 ? durations.percentile(percent) : null;
}
