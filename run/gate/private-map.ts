import type { Candidate } from 'releases/gate/candidate';
import { quarantinedIn } from 'releases/quarantine/quarantine';
import { type LiveRelease, liveRemotes, type ReleaseMap } from 'releases/release-map/release-map';
import { releaseId, standingRelease } from 'releases/traffic/pick';

/**
 * The release map of a shop in which a release has all visitors of its remote, and what it would replace stands in for it where it
 * fails; of each other remote there is what most of its visitors get now.
 */
export function privateMap(candidate: Candidate): ReleaseMap {
  const { remote, entry, replaced } = candidate;
  const own = [...(replaced ? [given(replaced, 0, true)] : []), given(entry, 100, replaced === null)];
  return mapOf(candidate, { [remote]: own });
}

/** That of the same shop without the release: what it would replace has all visitors of its remote, if that has any now. */
export function liveMap(candidate: Candidate): ReleaseMap {
  const { map, remote, replaced } = candidate;
  const isLive = replaced && liveRemotes(map).includes(remote);
  return mapOf(candidate, isLive ? { [remote]: [given(replaced, 100, true)] } : {});
}

function mapOf({ map, remote }: Candidate, own: ReleaseMap['microFrontends']): ReleaseMap {
  const quarantined = new Set(quarantinedIn(map).map((one) => releaseId(one.remote, one.version)));
  const others = liveRemotes(map).flatMap((other) => {
    const standing = other !== remote && standingRelease(map, other, quarantined);
    return standing ? [[other, [given(standing, 100, true)]] as const] : [];
  });
  return {
    ...map,
    microFrontends: { ...Object.fromEntries(others), ...own },
    quarantined: {},
    rollouts: {},
    frozen: {},
  };
}

function given(release: LiveRelease, traffic: number, isDefault: boolean): LiveRelease {
  return { ...release, deployment: { traffic, default: isDefault } };
}
