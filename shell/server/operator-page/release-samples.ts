import type { ReleaseCounts } from '../containment/release-counts';

/** How long one sample is, and how many there are, in milliseconds: half an hour in all. */
export const sampleLength = 30_000;
export const sampleCount = 60;

/** Durations within one class differ by a fifth at most; the last class, from a minute, has all that are longer. */
const classRatio = 1.2;
const lastClass = Math.ceil(Math.log(60_000) / Math.log(classRatio));

/** What was counted of a release in one sample, or in several together. */
export interface Sample {
  readonly documents: number;
  /** Of these: in which code of it threw, rejected or was late. */
  readonly failures: number;
  /** How many documents took how long, by their class. */
  readonly durations: ReadonlyMap<number, number>;
}

/** What was counted of releases in the last half hour. */
export interface ReleaseSamples {
  /**
   * @param release its id, `lab@1.4.2+0a1b2c3d4e5f`
   * @param durations milliseconds that documents took
   */
  add(release: string, counts: Partial<ReleaseCounts>, durations: readonly number[]): void;
  /** The last half hour of a release, the oldest sample first; the last one is not over. */
  of(release: string): readonly Sample[];
}

const noSample: Sample = { documents: 0, failures: 0, durations: new Map() };

/**
 * Keeps samples. What is older than half an hour is forgotten, so that there are never more releases than were told of within it.
 *
 * @param now a clock of this process, in milliseconds
 */
export function createReleaseSamples(now = () => performance.now()): ReleaseSamples {
  /** By the number of their half minute, and within it by release. */
  const kept = new Map<number, Map<string, Sample>>();
  const current = () => Math.floor(now() / sampleLength);

  return {
    add(release, { documents = 0, failures = 0 }, durations) {
      const nth = current();
      for (const old of kept.keys()) if (old <= nth - sampleCount) kept.delete(old);
      const releases = kept.get(nth) ?? new Map<string, Sample>();
      kept.set(nth, releases);
      const more = { documents, failures, durations: classed(durations) };
      releases.set(release, sumOfSamples([releases.get(release) ?? noSample, more]));
    },
    of(release) {
      const first = current() - sampleCount + 1;
      return Array.from({ length: sampleCount }, (_, nth) => kept.get(first + nth)?.get(release) ?? noSample);
    },
  };
}

/** Several samples as one. */
export function sumOfSamples(samples: readonly Sample[]): Sample {
  const durations = new Map<number, number>();
  for (const sample of samples)
    for (const [nth, count] of sample.durations) durations.set(nth, (durations.get(nth) ?? 0) + count);
  return {
    documents: samples.reduce((sum, one) => sum + one.documents, 0),
    failures: samples.reduce((sum, one) => sum + one.failures, 0),
    durations,
  };
}

/**
 * Within how many milliseconds so great a share of the documents was made, a fifth more at most; null where none was.
 *
 * @param share from 0 to 1
 */
export function durationWithin({ durations }: Sample, share: number): number | null {
  const all = [...durations.values()].reduce((sum, count) => sum + count, 0);
  let counted = 0;
  for (const [nth, count] of [...durations].sort(([one], [other]) => one - other)) {
    counted += count;
    if (counted >= share * all) return Math.round(classRatio ** nth);
  }
  return null;
}

function classed(durations: readonly number[]): ReadonlyMap<number, number> {
  const counts = new Map<number, number>();
  for (const duration of durations) {
    const nth = Math.min(Math.max(Math.ceil(Math.log(duration) / Math.log(classRatio)), 0), lastClass);
    counts.set(nth, (counts.get(nth) ?? 0) + 1);
  }
  return counts;
}
