import { createHistogram } from 'node:perf_hooks';
import type { ReleaseCounts } from '../../containment/release-counts';

/** How long one sample is, and how many there are, in milliseconds: half an hour in all. */
export const sampleLength = 30_000;
export const sampleCount = 60;

/** The longest duration that is told from longer ones, in milliseconds. */
const maxDuration = 60_000;

/** What was counted of a release in one sample, or in several together; of the documents some failed, or took a worker. */
export type Sample = Readonly<ReturnType<typeof emptySample>>;

/** What was counted of a release in the last half hour. */
export type Samples = ReturnType<typeof createSamples>;

/** Durations are known to a tenth, in some seven kilobytes. */
function emptySample() {
  const durations = createHistogram({ lowest: 1, highest: maxDuration, figures: 1 });
  return { documents: 0, failures: 0, durations };
}

const nothing: Sample = emptySample();

/** Keeps the samples of a release; what is older than half an hour is forgotten. */
export function createSamples() {
  /** By the number of their half minute. */
  const kept = new Map<number, ReturnType<typeof emptySample>>();
  const current = () => Math.floor(performance.now() / sampleLength);
  const forgetOld = (nth: number) => {
    for (const old of kept.keys()) if (old <= nth - sampleCount) kept.delete(old);
  };
  return {
    /** @param duration milliseconds that the document took */
    add({ documents = 0, failures = 0, deaths = 0 }: Partial<ReleaseCounts>, duration?: number) {
      const nth = current();
      forgetOld(nth);
      const sample = kept.get(nth) ?? emptySample();
      kept.set(nth, sample);
      sample.documents += documents;
      sample.failures += failures + deaths;
      if (duration !== undefined)
        sample.durations.record(Math.min(Math.max(Math.ceil(duration), 1), maxDuration));
    },
    /** The last half hour, the oldest sample first; the last one is not over. */
    all(): readonly Sample[] {
      const nth = current();
      forgetOld(nth);
      const first = nth - sampleCount + 1;
      return Array.from({ length: sampleCount }, (_, place) => {
        const sample = kept.get(first + place) ?? nothing;
        // A document may fail and take its worker; a timer may take one without any document.
        return { ...sample, failures: Math.min(sample.failures, sample.documents) };
      });
    },
  };
}

/** Several samples as one. */
export function sumOfSamples(samples: readonly Sample[]): Sample {
  const sum = emptySample();
  for (const { documents, failures, durations } of samples) {
    sum.documents += documents;
    sum.failures += failures;
    sum.durations.add(durations);
  }
  return sum;
}

/** Within how many milliseconds so many percent of the documents were made; null where none was. */
export function durationWithin({ durations }: Sample, percent: number): number | null {
  return durations.count > 0 ? durations.percentile(percent) : null;
}
