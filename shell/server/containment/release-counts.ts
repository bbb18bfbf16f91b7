import * as v from 'valibot';

/** `metrics.ts` explains each count. A posted form counts as a post, not as a document. */
const names = [
  'documents',
  'failures',
  'fallbacks',
  'slow',
  'deaths',
  'posts',
  'failedPosts',
  'views',
  'brokenViews',
  'unloadedViews',
  'poorViews',
  'unfetched',
  'loads',
  'failedLoads',
] as const;

/** The counts of a release, whole numbers from 0. */
export type ReleaseCounts = Readonly<Record<(typeof names)[number], number>>;

/** Schema of counts without the zeros. */
export const someCountsSchema = v.record(v.picklist(names), v.pipe(v.number(), v.integer(), v.minValue(0)));

/** Counts that are all 0. */
export const nothingCounted = Object.fromEntries(names.map((name) => [name, 0])) as ReleaseCounts;

/** The sum of two counts; a missing count is 0. */
export function sumOf(before: ReleaseCounts, more: Partial<ReleaseCounts>): ReleaseCounts {
  const sum: Record<keyof ReleaseCounts, number> = { ...before };
  for (const name of names) sum[name] += more[name] ?? 0;
  return sum;
}
