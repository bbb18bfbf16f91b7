import { releaseId } from './pick';
import type { LiveRelease, ReleaseMap } from './release-map';

/**
 * The release map as it would be without some of its releases: their visitors get the default release, or where that is gone
 * the one that has most of the others. A remote that has no release left is switched off.
 *
 * @param names of releases, as `releaseId` gives them
 */
export function withoutReleases(map: ReleaseMap, names: ReadonlySet<string>): ReleaseMap {
  if (names.size === 0) return map;
  const microFrontends = Object.entries(map.microFrontends).map(([remote, releases]) => {
    const left = releases.filter(({ metadata }) => !names.has(releaseId(remote, metadata.version)));
    return [remote, left.length === releases.length ? releases : withAllTraffic(left)] as const;
  });
  return { ...map, microFrontends: Object.fromEntries(microFrontends) };
}

function withAllTraffic(left: readonly LiveRelease[]): readonly LiveRelease[] {
  const heir = left.find(({ deployment }) => deployment.default) ?? left.toSorted(byTraffic)[0];
  const missing = 100 - left.reduce((sum, { deployment }) => sum + deployment.traffic, 0);
  return left.map((release) =>
    release === heir
      ? { ...release, deployment: { default: true, traffic: release.deployment.traffic + missing } }
      : release,
  );
}

const byTraffic = (one: LiveRelease, other: LiveRelease) => other.deployment.traffic - one.deployment.traffic;
