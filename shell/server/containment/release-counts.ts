import * as v from 'valibot';

const number = v.pipe(v.number(), v.integer(), v.minValue(0));

const countsSchema = v.object({
  /** Made with it on the server. */
  documents: number,
  /** Of these: in which code of it threw, rejected or was late. */
  failures: number,
  /** Of these: in which one of its places or its page showed its fallback, or another release stood in for it. */
  fallbacks: number,
  /** Of these: that took longer than 1 s. */
  slow: number,
  /** Of these: during which it took a worker of the shell. */
  deaths: number,
  /** Forms posted to it. */
  posts: number,
  /** Of these: that failed. */
  failedPosts: number,
  /** Pages that browsers reported about. */
  views: number,
  /** Of these: with an error of its code. */
  brokenViews: number,
  /** Of these: in which a file of it did not come. */
  unloadedViews: number,
  /** Of these: with a web vital in 'poor'. */
  poorViews: number,
  /** Documents and forms for which the server could not fetch its files: they say nothing of its code. */
  unfetched: number,
  /** Modules of it that workers loaded. */
  loads: number,
  /** Of these: that could not be had or not be evaluated. */
  failedLoads: number,
});

/** What was counted of a release; whole numbers from 0. What answers a posted form counts as a post and as no document. */
export type ReleaseCounts = Readonly<v.InferOutput<typeof countsSchema>>;

/** Schema of those of them that are not 0. */
export const someCountsSchema = v.record(v.keyof(countsSchema), number);

/** What was counted of a release of which nothing was. */
export const nothingCounted = Object.fromEntries(
  Object.keys(countsSchema.entries).map((name) => [name, 0]),
) as ReleaseCounts;

/** Both together; of what is not mentioned nothing was counted. */
export function sumOf(before: ReleaseCounts, more: Partial<ReleaseCounts>): ReleaseCounts {
  const sum: Record<keyof ReleaseCounts, number> = { ...before };
  for (const name in more) sum[name as keyof ReleaseCounts] += more[name as keyof ReleaseCounts] ?? 0;
  return sum;
}
