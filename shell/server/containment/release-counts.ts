import * as v from 'valibot';

const number = v.pipe(v.number(), v.integer(), v.minValue(0));

const countsSchema = v.object({
  documents: number,
  failures: number,
  fallbacks: number,
  slow: number,
  deaths: number,
  posts: number,
  failedPosts: number,
  views: number,
  brokenViews: number,
  unloadedViews: number,
  poorViews: number,
  unfetched: number,
  loads: number,
  failedLoads: number,
});

/** What was counted of a release, in whole numbers from 0 (what each is: `metrics.ts`). A posted form is a post and no document. */
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
