import { parseJson } from '@storefront/shared/release/parse-json';
import * as v from 'valibot';

const count = v.pipe(v.number(), v.integer(), v.minValue(0));

const countsSchema = v.object({
  /** Documents rendered with the release, and forms posted to it; one of each visitor counts. */
  documents: count,
  /** Documents and forms in which its code threw, rejected, timed out or ended a worker, or the form failed. */
  failures: count,
  /** Documents in which one of its slots or its page showed the fallback, or another release stood in. */
  fallbacks: count,
  /** Documents that took longer than 1 s. */
  slow: count,
  /** Posted forms among the documents. */
  forms: v.optional(count, 0),
  failedForms: v.optional(count, 0),
  /** Pages that browsers reported about. */
  views: count,
  /** Pages with an error of its code. */
  brokenViews: count,
  /** Documents and forms for which the server could not fetch its files: no evidence about its code. */
  unfetched: count,
});

/** Counts of one release in a rollout; whole numbers from 0. */
export type Counts = Readonly<v.InferOutput<typeof countsSchema>>;

const none = v.optional(count, 0);

// Earlier shells count forms and dead workers separately, and more; the rest is ignored.
const storedCounts = v.pipe(
  v.object({ ...countsSchema.entries, posts: none, failedPosts: none, deaths: none }),
  v.transform(
    ({ posts, failedPosts, deaths, ...counts }): Counts => ({
      ...counts,
      documents: counts.documents + posts,
      failures: counts.failures + failedPosts + deaths,
      forms: counts.forms + posts,
      failedForms: counts.failedForms + failedPosts,
    }),
  ),
);

const sampleWindowSchema = v.object({ step: count, canary: storedCounts, baseline: storedCounts });

/** Sample window: one shell's counts of both releases over the same time, within one step. */
export type SampleWindow = Readonly<v.InferOutput<typeof sampleWindowSchema>>;

const names = Object.keys(countsSchema.entries) as (keyof Counts)[];

/** Counts of zero. */
export const noCounts = Object.fromEntries(names.map((name) => [name, 0])) as Counts;

/** Adds counts of two sample windows or shells. */
export function addCounts(one: Counts, more: Partial<Counts>): Counts {
  const sum: Record<keyof Counts, number> = { ...one };
  for (const name of names) sum[name] += more[name] ?? 0;
  return sum;
}

/** Parses a stored sample window; null for anything else. */
export function parseSampleWindow(text: string): SampleWindow | null {
  try {
    return parseJson(sampleWindowSchema, text, 'A sample window');
  } catch {
    return null;
  }
}
