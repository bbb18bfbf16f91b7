import { compareVersions } from '@storefront/shared/release/version';
import { changeRemote, type Reason } from '../release-map/change-remote';
import type { LiveRelease, ReleaseMap, RemoteState } from '../release-map/release-map';
import { requireThawed } from '../rollout/freeze';
import type { Releases } from '../stores/releases';
import { liveRelease } from './live-release';

/**
 * Gives the traffic of one remote to the named releases and to no others, by changing the release map alone; the
 * greatest share becomes the default, the older release where two are equal. Versions keep their order by age, so that a
 * release whose share is raised keeps the visitors it had. A rollout of the remote ends.
 *
 * @param traffic percent by version, adding up to 100, or all 0 to switch the remote off
 * @param before releases as the map had them, where it is to have them again: they may be published elsewhere
 * @returns the release map as written
 * @throws Error in one sentence when a version is not published, needs what the shell does not provide, may not run, the remote is
 *   frozen, or the shares do not add up; nothing is changed then
 */
export async function setTraffic(
  releases: Releases,
  remote: string,
  traffic: Readonly<Record<string, number>>,
  reason?: Reason,
  before: readonly LiveRelease[] = [],
): Promise<ReleaseMap> {
  const given = await giving(releases, remote, traffic, before);
  const change = (state: RemoteState | null) => {
    // What is taken back protects the shop.
    if (reason?.undoes === undefined) requireThawed(state);
    return given(state);
  };
  return changeRemote(releases.store, remote, change, reason);
}

/** What is said of a remote from then on, of what is said of it, frozen or not; throws likewise. */
export async function giving(
  { folder }: Releases,
  remote: string,
  traffic: Readonly<Record<string, number>>,
  before: readonly LiveRelease[] = [],
): Promise<(state: RemoteState | null) => RemoteState> {
  const versions = Object.keys(traffic).sort(compareVersions);
  const greatest = Math.max(...Object.values(traffic));
  const byDefault = versions.find((version) => traffic[version] === greatest);
  const live = await Promise.all(
    versions.map((version) =>
      liveRelease(
        folder,
        remote,
        version,
        { traffic: traffic[version] ?? 0, default: version === byDefault },
        before.find(({ metadata }) => metadata.version === version),
      ),
    ),
  );
  return (state) => {
    const { rollout: _, ...rest } = state ?? {};
    return { ...rest, releases: live.map((one) => one(state ?? {})) };
  };
}
