import type { Change } from '../release-map/change';
import { changeRemote, type Reason } from '../release-map/change-remote';
import type { LiveRelease, ReleaseMap, RemoteState } from '../release-map/release-map';
import { SoAlready } from '../so-already';
import type { ReleaseMapStore } from '../stores/release-map-store';
import type { Releases } from '../stores/releases';
import { allSignatures } from '../trust/signatures';
import { requireKept } from './released-before';

/**
 * Takes all visitors from a remote; its releases and paths stay in the map.
 *
 * @returns the release map as written
 * @throws Error in one sentence when no release of it is in the map, or as `changeRemote` does
 */
export async function switchOff(
  store: ReleaseMapStore,
  remote: string,
  reason?: Reason,
): Promise<ReleaseMap> {
  const off = (state: RemoteState | null) => {
    if (!state?.releases) throw new Error(`No release of ${remote} is in the release map.`);
    const { rollout: _, ...rest } = state;
    const releases = state.releases.map((release) => ({
      ...release,
      deployment: { ...release.deployment, traffic: 0 },
    }));
    return { ...rest, releases };
  };
  return changeRemote(store, remote, off, reason);
}

/**
 * Gives a remote that is switched off the traffic that it had before.
 *
 * @returns the release map as written
 * @throws SoAlready when it is not switched off; Error in one sentence when it never had visitors, or as `changeRemote` does
 */
export async function switchOn(
  { folder, store }: Releases,
  remote: string,
  reason?: Reason,
): Promise<ReleaseMap> {
  const requireOff = (now?: readonly LiveRelease[]) => {
    if (hasVisitors(now)) throw new SoAlready(`${remote} is not switched off`);
  };
  requireOff((await store.read()).map?.microFrontends[remote]);
  const releases = lastVisited((await store.history()).changes, remote);
  if (!releases) throw new Error(`${remote} never had visitors: releases rollout --now gives it some.`);
  await requireKept(folder, remote, releases);
  const sign = await allSignatures(folder, remote, releases);
  const on = (state: RemoteState | null) => {
    requireOff(state?.releases);
    return { ...state, releases: sign(releases, state ?? {}) };
  };
  return changeRemote(store, remote, on, reason);
}

/**
 * What a remote that is switched off has had visitors with; undefined where it never had any.
 *
 * @param changes the oldest first
 */
export function lastVisited(changes: readonly Change[], remote: string): readonly LiveRelease[] | undefined {
  return changes.findLast((change) => change.remote === remote && hasVisitors(change.from?.releases))?.from
    ?.releases;
}

function hasVisitors(releases: readonly LiveRelease[] = []): boolean {
  return releases.some(({ deployment }) => deployment.traffic > 0);
}
