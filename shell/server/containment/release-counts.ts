import { type Counts, noCounts } from 'releases/rollout/counts';
import * as v from 'valibot';

const number = v.pipe(v.number(), v.integer(), v.minValue(0));

/**
 * Schema of what is counted of a release: what rollouts go by, and how often it was loaded. What answers a posted form counts as a
 * post and as no document.
 */
export const releaseCountsSchema = v.object({
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
  /** Modules of it that workers loaded. */
  loads: number,
  /** Of these: that could not be had or not be evaluated. */
  failedLoads: number,
}) satisfies v.GenericSchema<Counts>;

/** Schema of those of them that are not 0. */
export const someCountsSchema = v.record(v.keyof(releaseCountsSchema), number);

/** What was counted of a release; whole numbers from 0. */
export type ReleaseCounts = Readonly<v.InferOutput<typeof releaseCountsSchema>>;

const nothing: ReleaseCounts = { ...noCounts, loads: 0, failedLoads: 0 };

/** Both together; of what is not mentioned nothing was counted. */
export function sumOf(before: ReleaseCounts | undefined, more: Partial<ReleaseCounts>): ReleaseCounts {
  const sum: Record<keyof ReleaseCounts, number> = { ...(before ?? nothing) };
  for (const name in more) sum[name as keyof ReleaseCounts] += more[name as keyof ReleaseCounts] ?? 0;
  return sum;
}
