import { requirePaths } from '../release-map/parse-release-map';
import { hundredths, nothingLive, type RemoteState, stateOf, withVisitors } from '../release-map/release-map';
import { requireUnfrozen } from '../rollout/transitions';
import type { Releases } from '../stores/releases';
import { trafficChange } from './set-traffic';

/**
 * Gives a release a lasting share of its remote's visitors, in percent from 0 to 100; the other releases keep their proportions. A rollout
 * of the remote ends.
 *
 * @returns the change for `changeRemote`; it throws where the remote is frozen, or no other release can have the rest
 * @throws Error in one sentence where no remote has a path, so that no shell would follow the map, and as `trafficChange` does
 */
export async function shareChange(
  releases: Releases,
  remote: string,
  version: string,
  share: number,
): Promise<(state: RemoteState | null) => RemoteState> {
  const map = (await releases.store.read()).map ?? nothingLive;
  if (share > 0) requirePaths(map);
  // The function reads the state anew: a step that a shell takes meanwhile must not fail the change.
  const sharesOf = (state: RemoteState | null) => {
    requireUnfrozen(state);
    if (share < 100 && othersOf(state, version).length === 0)
      throw new Error(`No other release of ${remote} has visitors: give this one all of them with --now.`);
    return { ...sharesBeside(state, version, share), ...(share > 0 && { [version]: share }) };
  };
  const state = stateOf(map, remote);
  return trafficChange(releases, remote, sharesOf(state), state?.releases, sharesOf);
}

/** Whether a share is more than the release has. */
export function isRaise(state: RemoteState | null, version: string, share: number): boolean {
  const has = state?.releases?.find(({ metadata }) => metadata.version === version)?.deployment.traffic ?? 0;
  return share > has;
}

function othersOf(state: RemoteState | null, version: string) {
  return withVisitors(state?.releases).filter(({ metadata }) => metadata.version !== version);
}

/** Percent by version: the largest share takes the rounding error. */
function sharesBeside(state: RemoteState | null, version: string, share: number): Record<string, number> {
  const rest = hundredths(100) - hundredths(share);
  const others = othersOf(state, version).toSorted(
    (one, other) => other.deployment.traffic - one.deployment.traffic,
  );
  const all = others.reduce((sum, { deployment }) => sum + hundredths(deployment.traffic), 0);
  const scaled = others.map(({ deployment }) => Math.floor((hundredths(deployment.traffic) * rest) / all));
  const left = rest - scaled.reduce((sum, one) => sum + one, 0);
  return Object.fromEntries(
    others.flatMap(({ metadata }, nth) => {
      const given = (scaled[nth] ?? 0) + (nth === 0 ? left : 0);
      return given > 0 ? [[metadata.version, given / 100]] : [];
    }),
  );
}
