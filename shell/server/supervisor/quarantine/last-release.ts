import type { ReleaseMap } from 'releases/release-map/release-map';
import { releaseId, standingRelease } from 'releases/traffic/pick';
import type { BlamedRelease } from '../../containment/blame';

/**
 * Whether nothing would stand in for a release: without it there is nothing at its remote's paths.
 *
 * @param quarantined ids of releases that are in quarantine
 */
export function isLastRelease(
  map: ReleaseMap,
  { remote, version }: BlamedRelease,
  quarantined: readonly string[],
): boolean {
  const without = new Set([...quarantined, releaseId(remote, version)]);
  return standingRelease(map, remote, without) === undefined;
}
