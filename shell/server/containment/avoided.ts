import { releaseId } from 'releases/traffic/pick';
import type { ReleaseMap } from 'releases/traffic/release-map';
import { withoutReleases } from 'releases/traffic/without-releases';

/** Releases that documents are composed without, each as `cart@1.4.2+0a1b2c3d4e`. */
export interface Avoided {
  /** In quarantine: they get no visitors. */
  readonly quarantined: readonly string[];
  /** Something stands still in their code, or did and its worker is not replaced yet: others come first. */
  readonly suspended: readonly string[];
}

/** None. */
export const nothingAvoided: Avoided = { quarantined: [], suspended: [] };

/**
 * The release map without the releases that are to be avoided. What is only suspended stays where a remote has nothing else: its
 * visitors may be lucky.
 */
export function mapWithout(map: ReleaseMap, { quarantined, suspended }: Avoided): ReleaseMap {
  if (quarantined.length === 0 && suspended.length === 0) return map;
  const left = withoutReleases(map, new Set(quarantined));
  const names = new Set(suspended);
  const more = Object.entries(left.microFrontends).filter(([remote, releases]) =>
    releases.some(({ metadata }) => !names.has(releaseId(remote, metadata.version))),
  );
  const others = withoutReleases({ ...left, microFrontends: Object.fromEntries(more) }, names);
  return { ...left, microFrontends: { ...left.microFrontends, ...others.microFrontends } };
}
