import { parseJson } from '@storefront/shared/release/parse-json';
import * as v from 'valibot';

const count = v.pipe(v.number(), v.integer(), v.minValue(0));

const countsSchema = v.object({
  /** Documents made with it on the server, and forms posted to it; of one visitor one counts. */
  documents: count,
  /** Of these: in which its code threw, rejected, was late or took a worker, or the form failed. */
  failures: count,
  /** Of these: in which one of its places or its page showed its fallback, or another release stood in for it. */
  fallbacks: count,
  /** Of these: that took longer than 1 s. */
  slow: count,
  /** Of the documents: forms. */
  forms: v.optional(count, 0),
  /** Of these: that failed. */
  failedForms: v.optional(count, 0),
  /** Pages that browsers reported about. */
  views: count,
  /** Of these: with an error of its code. */
  brokenViews: count,
  /** Documents and forms for which the server could not fetch its files: they say nothing of its code. */
  unfetched: count,
});

/** Counts of one release in a rollout; whole numbers from 0. */
export type Counts = Readonly<v.InferOutput<typeof countsSchema>>;

const none = v.optional(count, 0);

// Shells of before count forms and workers that were taken apart, and more, which is passed over.
const toldCounts = v.pipe(
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

const spanSchema = v.object({ step: count, canary: toldCounts, baseline: toldCounts });

/** Counts of one shell, of both releases in the same time within one step of a rollout. */
export type Span = Readonly<v.InferOutput<typeof spanSchema>>;

const names = Object.keys(countsSchema.entries) as (keyof Counts)[];

export const noCounts = Object.fromEntries(names.map((name) => [name, 0])) as Counts;

/** Adds counts of two spans or shells. */
export function addCounts(one: Counts, more: Partial<Counts>): Counts {
  const sum: Record<keyof Counts, number> = { ...one };
  for (const name of names) sum[name] += more[name] ?? 0;
  return sum;
}

/** A span from what a store has of it; null for what is none. */
export function parseSpan(text: string): Span | null {
  try {
    return parseJson(spanSchema, text, 'A span');
  } catch {
    return null;
  }
}
