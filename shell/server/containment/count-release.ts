import { currentRequest } from '../process/current-request';
import type { BlamedRelease } from './blame';
import type { ReleaseCounts } from './release-counts';
import { tellSupervisor } from './tell-supervisor';
import type { CountedRelease } from './worker-report';

const untold: CountedRelease[] = [];

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
  const address = currentRequest.getStore()?.input?.network;
  untold.push({
    remote,
    version,
    // Most of what is counted is nothing, and a line to the supervisor should be short.
    counts: Object.fromEntries(Object.entries(counts).filter(([, count]) => count > 0)),
    ...(visit && { visitor: { bucket: visit.visitor, ...(address !== undefined && { address }) } }),
    ...(visit?.duration !== undefined && { duration: Math.round(visit.duration) }),
  });
}

/** Has the supervisor told what was counted since it was told last. */
export function tellCounts(): void {
  if (untold.length > 0) tellSupervisor({ kind: 'counted', counted: untold.splice(0) });
}
