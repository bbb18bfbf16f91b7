import type { FetchedRelease } from './fetched-release';

const arrivals = new WeakMap<FetchedRelease, number>();

/** Notes that the server's files of a release are here now. */
export function noteArrival(release: FetchedRelease): void {
  arrivals.set(release, performance.now());
}

/** When they came, by `performance.now()`; 0 where they did not, or not in this process. */
export function arrivalOf(release: FetchedRelease): number {
  return arrivals.get(release) ?? 0;
}
