import { releaseId } from 'releases/traffic/pick';
import type { BlamedRelease } from './blame';
import { type ReleaseCounts, sumOf } from './release-counts';
import { tellSupervisor } from './tell-supervisor';
import type { CountedRelease } from './worker-report';

/** What the supervisor has not been told yet, by release. */
const untold = new Map<string, CountedRelease>();

/**
 * Counts something of a release; the supervisor is told by `tellCounts`.
 *
 * @param duration milliseconds that a document with it took
 */
export function countRelease(
  { remote, version }: BlamedRelease,
  counts: Partial<ReleaseCounts>,
  duration?: number,
): void {
  const id = releaseId(remote, version);
  const before = untold.get(id);
  const durations = before?.durations ?? [];
  if (duration !== undefined) durations.push(Math.round(duration));
  untold.set(id, { remote, version, counts: sumOf(before?.counts, counts), durations });
}

/** Has the supervisor told what was counted since it was told last. */
export function tellCounts(): void {
  if (untold.size === 0) return;
  tellSupervisor({ kind: 'counted', releases: [...untold.values()] });
  untold.clear();
}
