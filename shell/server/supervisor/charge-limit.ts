import { releaseId, standingRelease } from 'releases/traffic/pick';
import type { ReleaseMap } from 'releases/traffic/release-map';
import type { BlamedRelease } from '../containment/blame';

/** How many times as much a remote's last release may be charged with: without it there is nothing at its paths. */
const lastReleaseFactor = 5;

/**
 * How many charges bring a release into quarantine. Its remote's last release is borne with for longer, and what is only late never
 * takes that one away: its visitors would get no more without it, and lateness may be the backend's.
 *
 * @param quarantined ids of releases that are in quarantine
 * @param reason of the last charge
 * @param limit for a release that others can stand in for
 */
export function chargeLimit(
  map: ReleaseMap,
  quarantined: readonly string[],
  release: BlamedRelease,
  reason: string,
  limit: number,
): number {
  const { remote, version } = release;
  const without = new Set([...quarantined, releaseId(remote, version)]);
  if (standingRelease(map, remote, without)) return limit;
  return reason === 'late' ? Number.POSITIVE_INFINITY : limit * lastReleaseFactor;
}
