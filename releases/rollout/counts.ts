/** What was counted of one release in a span of time; whole numbers from 0. */
export interface Counts {
  /** Made with it on the server. */
  readonly documents: number;
  /** Of these: in which code of it threw, rejected or was late. */
  readonly failures: number;
  /** Of these: in which one of its places or its page showed its fallback, or another release stood in for it. */
  readonly fallbacks: number;
  /** Of these: that took longer than 1 s. */
  readonly slow: number;
  /** Of these: during which it took a worker of the shell. */
  readonly deaths: number;
  /** Forms posted to it. */
  readonly posts: number;
  /** Of these: that failed. */
  readonly failedPosts: number;
  /** Pages that browsers reported about. */
  readonly views: number;
  /** Of these: with an error of its code. */
  readonly brokenViews: number;
  /** Of these: in which a file of it did not come. */
  readonly unloadedViews: number;
  /** Of these: with a web vital in 'poor'. */
  readonly poorViews: number;
  /** Documents and forms for which the server could not fetch its files: they say nothing of its code. */
  readonly unfetched: number;
}

export const noCounts: Counts = {
  documents: 0,
  failures: 0,
  fallbacks: 0,
  slow: 0,
  deaths: 0,
  posts: 0,
  failedPosts: 0,
  views: 0,
  brokenViews: 0,
  unloadedViews: 0,
  poorViews: 0,
  unfetched: 0,
};

const names = Object.keys(noCounts) as (keyof Counts)[];

/** What was counted in two spans of time, or by two shells. */
export function addCounts(one: Counts, other: Counts): Counts {
  return combined(one, other, (count, more) => count + more);
}

/** What was counted since less was. */
export function subtractCounts(all: Counts, before: Counts): Counts {
  return combined(all, before, (count, less) => count - less);
}

function combined(one: Counts, other: Counts, combine: (a: number, b: number) => number): Counts {
  // Whoever counts may count more.
  const counts: Record<keyof Counts, number> = { ...noCounts };
  for (const name of names) counts[name] = combine(one[name], other[name]);
  return counts;
}
