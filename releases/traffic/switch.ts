import { AlreadyDone } from '../command-errors';
import type { Change } from '../release-map/change';
import { changeRemote, type Reason } from '../release-map/change-remote';
import {
  type LiveRelease,
  nothingLive,
  type ReleaseMap,
  type RemoteState,
  withVisitors,
} from '../release-map/release-map';
import { isQuarantineAlone, returningState } from '../release-map/returning-state';
import type { ReleaseMapStore } from '../stores/release-map-store';
import type { Releases } from '../stores/releases';
import { signaturesOf } from '../trust/signatures';
import { requirePathsFree } from './assign-paths';
import { requireKept } from './live-release';

/** Takes all visitors from a remote; releases and paths stay. @throws Error as `changeRemote` does, or when the map has no release of it */
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
 * Takes a remote out of the release map, with its traffic and paths; published releases stay.
 *
 * @throws AlreadyDone when it was taken out before; Error in one sentence when the map never had it
 */
export async function removeRemote(
  store: ReleaseMapStore,
  remote: string,
  reason?: Reason,
): Promise<ReleaseMap> {
  const { changes } = await store.history();
  const wasThere = changes.some((change) => change.remote === remote && change.from !== null);
  const taken = (state: RemoteState | null) => {
    if (wasThere && (!state || isQuarantineAlone(state)))
      throw new AlreadyDone(`${remote} is not in the release map any more`);
    if (!state) throw new Error(`${remote} is not in the release map.`);
    return null;
  };
  return changeRemote(store, remote, taken, reason);
}

/**
 * Switches a remote on with its previous traffic. One that was taken out of the map comes back with its paths, its keys and what protects
 * the shop from it.
 *
 * @throws AlreadyDone when it is not switched off; Error in one sentence when it never had visitors or another remote now has one of its
 *   paths, or as `changeRemote` does
 */
export async function switchOn(from: Releases, remote: string, reason?: Reason): Promise<ReleaseMap> {
  const requireOff = (now?: readonly LiveRelease[]) => {
    if (withVisitors(now).length > 0) throw new AlreadyDone(`${remote} is not switched off`);
  };
  const { store } = from;
  const { map } = await store.read();
  requireOff(map?.microFrontends[remote]);
  const { changes } = await store.history();
  const releases = lastVisited(changes, remote);
  if (!releases) throw new Error(`${remote} never had visitors: pnpm releases rollout --now gives it some.`);
  requirePathsFree(map ?? nothingLive, remote, changes);
  const versions = releases.map(({ metadata }) => metadata.version);
  await requireKept(from, remote, versions);
  const sign = await signaturesOf(from, remote, versions);
  const on = (state: RemoteState | null) => {
    requireOff(state?.releases);
    const { rollout: _, ...kept } = returningState(state, changes, remote) ?? {};
    return { ...kept, releases: releases.map((release) => sign(release, kept)) };
  };
  return changeRemote(store, remote, on, reason);
}

/** The releases with which a remote last had visitors; undefined where it never had any. */
export function lastVisited(changes: readonly Change[], remote: string): readonly LiveRelease[] | undefined {
  const last = changes.findLast((one) => one.remote === remote && withVisitors(one.from?.releases)[0]);
  return last?.from?.releases;
}
