import { readPublished } from '../published/published-anywhere';
import { changeRemote, type Reason } from '../release-map/change-remote';
import { requirePaths } from '../release-map/parse-release-map';
import {
  nothingLive,
  type ReleaseMap,
  type RemoteState,
  stateOf,
  type Trust,
  withState,
} from '../release-map/release-map';
import { requireUnfrozen } from '../rollout/transitions';
import type { Releases } from '../stores/releases';
import { trustChange } from '../trust/trust-remote';
import { assigning } from './assign-paths';
import { trafficChange } from './set-traffic';

/** Settings of a remote that joins the shop; undefined ones stay as they are. */
export interface Joining {
  /** Added to the trusted keys and origins. */
  readonly trust?: Trust;
  /** Replaces the paths; an empty list takes all away. */
  readonly paths?: readonly string[];
  /** The first release, which gets all visitors. */
  readonly version?: string | undefined;
}

/**
 * Adds a remote to the shop in one change: trusted keys and origins, paths, and first release.
 *
 * @throws Error in one sentence where it has another release already, is switched off or nothing would have a path, or as `trustRemote`,
 *   `assignPaths` and `setTraffic` do; nothing is changed then
 */
export async function joinShop(
  releases: Releases,
  remote: string,
  { version, ...joining }: Joining,
  reason?: Reason,
): Promise<ReleaseMap> {
  const join = await joined(releases, remote, joining);
  const give = version && (await trafficChange(releases, remote, { [version]: 100 }));
  const map = (await releases.store.read()).map ?? nothingLive;
  const change = (state: RemoteState | null) => {
    const next = join(state);
    if (!give) return next;
    const { releases: live = [] } = next ?? {};
    requireUnfrozen(next);
    if (live.some(({ metadata }) => metadata.version !== version))
      throw new Error(`${remote} has a release already: pnpm releases rollout gives another one visitors.`);
    if (live.some(({ deployment }) => deployment.traffic === 0))
      throw new Error(`${remote} is switched off: pnpm releases on brings it back.`);
    requirePaths(withState(map, remote, next));
    return give(next);
  };
  return changeRemote(releases.store, remote, change, reason);
}

/** The paths that a release has pages for, if its remote has never had paths. @throws Error in one sentence when it is missing or altered */
export async function pathsOfNew(
  releases: Releases,
  remote: string,
  version: string,
): Promise<readonly string[] | undefined> {
  if ((await releases.store.read()).map?.paths[remote]) return undefined;
  const { paths } = (await readPublished(releases, remote, version)).release;
  return paths.length > 0 ? paths : undefined;
}

/** The releases as if the remote had its keys and paths, so that its first release can be checked before. */
export async function withJoined(
  releases: Releases,
  remote: string,
  joining: Omit<Joining, 'version'>,
): Promise<Releases> {
  const join = await joined(releases, remote, joining);
  const kept = await releases.store.read();
  const map = kept.map ?? nothingLive;
  const read = async () => ({ ...kept, map: withState(map, remote, join(stateOf(map, remote))) });
  return { ...releases, store: { ...releases.store, read } };
}

async function joined(releases: Releases, remote: string, { trust, paths }: Joining) {
  const trusted = trust && (await trustChange(releases, remote, trust));
  const assigned = paths && assigning(remote, paths);
  return (state: RemoteState | null): RemoteState | null => {
    const next = trusted ? trusted(state) : state;
    return assigned ? assigned(next) : next;
  };
}
