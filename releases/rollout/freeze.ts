import type { RemoteState } from '../release-map/release-map';
import { SoAlready } from '../so-already';

/**
 * What is said of a remote whose traffic is to stay as it is, but for what protects the shop: a rollout that does harm, `off` and
 * `rollback`.
 *
 * @throws SoAlready when it is frozen; Error in one sentence when it is not in the map
 */
export function freeze(state: RemoteState | null, remote: string): RemoteState {
  if (!state) throw new Error(`${remote} is not in the release map.`);
  if (state.frozen) throw new SoAlready(`${remote} is frozen already`);
  return { ...state, frozen: true };
}

/** The end of that, likewise. */
export function unfreeze(state: RemoteState | null, remote: string): RemoteState {
  if (!state?.frozen) throw new SoAlready(`${remote} is not frozen`);
  const { frozen: _, ...rest } = state;
  return rest;
}

/** @throws Error in one sentence when a remote is frozen */
export function requireThawed(state: RemoteState | null): void {
  if (state?.frozen)
    throw new Error('It is frozen: releases history says why, releases freeze --off ends it.');
}
