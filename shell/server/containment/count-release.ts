import { releaseId } from 'releases/traffic/pick';
import { currentRequest } from '../process/current-request';
import type { BlamedRelease } from './blame';
import { type ReleaseCounts, sumOf } from './release-counts';
import { tellSupervisor } from './tell-supervisor';
import type { CountedRelease } from './worker-report';

/** What the supervisor has not been told yet, by release. */
const untold = new Map<string, CountedRelease>();

/** What is counted of a release where it was needed for a visitor. */
interface Visit {
  /** The visitor's bucket. */
  readonly visitor: string;
  /** Milliseconds that the document took; missing for what answers a form. */
  readonly duration?: number;
}

/** Counts something of a release; the supervisor is told by `tellCounts`. */
export function countRelease(
  { remote, version }: BlamedRelease,
  counts: Partial<ReleaseCounts>,
  visit?: Visit,
): void {
  const id = releaseId(remote, version);
  const before = untold.get(id);
  const { durations = [], visits = [] } = before ?? {};
  if (visit?.duration !== undefined) durations.push(Math.round(visit.duration));
  const network = currentRequest.getStore()?.input?.network;
  if (visit)
    visits.push({
      visitor: visit.visitor,
      ...(network !== undefined && { network }),
      counts: withoutZeros(counts),
    });
  untold.set(id, { remote, version, counts: sumOf(before?.counts, counts), durations, visits });
}

/** Has the supervisor told what was counted since it was told last. */
export function tellCounts(): void {
  if (untold.size === 0) return;
  tellSupervisor({ kind: 'counted', releases: [...untold.values()] });
  untold.clear();
}

/** Most of what is counted is nothing, and a line to the supervisor should be short. */
function withoutZeros(counts: Partial<ReleaseCounts>): Partial<ReleaseCounts> {
  return Object.fromEntries(Object.entries(counts).filter(([, count]) => count > 0));
}
