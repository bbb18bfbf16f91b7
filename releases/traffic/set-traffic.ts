import { compareVersions } from '@storefront/shared/release/version';
import { changeRemote, type Reason } from '../release-map/change-remote';
import type { LiveRelease, ReleaseMap, RemoteState } from '../release-map/release-map';
import { requireUnfrozen } from '../rollout/transitions';
import type { Releases } from '../stores/releases';
import { liveRelease } from './live-release';

/**
 * Gives all traffic of one remote to these releases. The largest share becomes the default, the older release where two are equal; versions
 * stay ordered by age, so that a release whose share is raised keeps its visitors. A rollout of the remote ends.
 *
 * @param traffic percent by version, adding up to 100, or all 0 to switch the remote off
 * @throws Error in one sentence when a version is not published, needs what the shell does not provide, may not run, the remote is frozen,
 *   or the shares do not add up; nothing is changed then
 */
export async function setTraffic(
  releases: Releases,
  remote: string,
  traffic: Readonly<Record<string, number>>,
  reason?: Reason,
): Promise<ReleaseMap> {
  const given = await trafficChange(releases, remote, traffic);
  const change = (state: RemoteState | null) => {
    requireUnfrozen(state);
    return given(state);
  };
  return changeRemote(releases.store, remote, change, reason);
}

/**
 * `setTraffic` as a change for `changeRemote`, frozen or not.
 *
 * @param before releases that the remote gets back: they may be published elsewhere
 * @param sharesOf percent by version, from the remote's state then, of some or all versions of `traffic`
 */
export async function trafficChange(
  from: Releases,
  remote: string,
  traffic: Readonly<Record<string, number>>,
  before: readonly LiveRelease[] = [],
  sharesOf: (state: RemoteState | null) => Readonly<Record<string, number>> = () => traffic,
): Promise<(state: RemoteState | null) => RemoteState> {
  const versions = Object.keys(traffic).sort(compareVersions);
  if (versions.length === 0) throw new Error(`Name at least one version of ${remote}.`);
  const live = await Promise.all(
    versions.map((version) =>
      liveRelease(
        from,
        remote,
        version,
        { traffic: traffic[version] ?? 0, default: false },
        before.find(({ metadata }) => metadata.version === version),
      ),
    ),
  );
  return (state) => {
    const { rollout: _, ...rest } = state ?? {};
    const shares = sharesOf(state);
    const greatest = Math.max(...Object.values(shares));
    const byDefault = versions.find((version) => shares[version] === greatest);
    const releases = live.flatMap((one) => {
      const release = one(state ?? {});
      const { version } = release.metadata;
      const { [version]: share } = shares;
      if (share === undefined) return [];
      return [{ ...release, deployment: { traffic: share, default: version === byDefault } }];
    });
    return { ...rest, releases };
  };
}
