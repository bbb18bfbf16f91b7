import * as v from 'valibot';

/** What each is: `metrics.ts`. A posted form is a post and no document. */
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

/** What was counted of a release, in whole numbers from 0. */
export type ReleaseCounts = Readonly<Record<(typeof names)[number], number>>;

/** Schema of those of them that are not 0. */
export const someCountsSchema = v.record(v.picklist(names), v.pipe(v.number(), v.integer(), v.minValue(0)));

/** What was counted of a release of which nothing was. */
export const nothingCounted = Object.fromEntries(names.map((name) => [name, 0])) as ReleaseCounts;

/** Both together; of what is not mentioned nothing was counted. */
export function sumOf(before: ReleaseCounts, more: Partial<ReleaseCounts>): ReleaseCounts {
  const sum: Record<keyof ReleaseCounts, number> = { ...before };
  for (const name of names) sum[name] += more[name] ?? 0;
  return sum;
}
