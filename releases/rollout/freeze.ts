import type { RemoteState } from '../release-map/release-map';

/**
 * What is said of a remote whose traffic is to stay as it is, but for what protects the shop: a rollout that does harm, `off` and
 * `rollback`.
 *
 * @throws Error in one sentence when it is not in the map
 */
export function freeze(state: RemoteState | null): RemoteState {
  if (!state) throw new Error('It is not in the release map.');
  return { ...state, frozen: true };
}

/** The end of that, likewise. */
export function unfreeze(state: RemoteState | null): RemoteState {
  if (!state) throw new Error('It is not in the release map.');
  const { frozen: _, ...rest } = state;
  return rest;
}

/** @throws Error in one sentence when a remote is frozen */
export function requireThawed(state: RemoteState | null): void {
  if (state?.frozen) throw new Error('It is frozen: releases history says why, releases unfreeze ends it.');
}
