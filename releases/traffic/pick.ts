import { hash } from 'node:crypto';
import { hundredths, type LiveRelease, type ReleaseMap } from './release-map';

/** The releases picked for one visitor's document; a remote that is switched off has none. */
export type PickedReleases = Readonly<Record<string, LiveRelease>>;

/**
 * Picks one release of each remote for a visitor. The same map and bucket always give the same releases, and a release
 * whose share is raised keeps the visitors it had, as long as the map keeps the order of its releases.
 */
export function pickReleases({ microFrontends }: ReleaseMap, bucket: string): PickedReleases {
  const picked: Record<string, LiveRelease> = {};
  for (const [remote, releases] of Object.entries(microFrontends)) {
    const release = releaseAt(releases, slotOf(remote, bucket));
    if (release) picked[remote] = release;
  }
  return picked;
}

/**
 * Where a visitor stands in the traffic of a remote: 0 to 9999, one slot for each hundredth of a percent. Salted with the
 * remote's name, so that the visitors who get one remote's new release are not those who get every new release.
 */
export function slotOf(remote: string, bucket: string): number {
  return Number.parseInt(hash('sha256', `${remote}:${bucket}`).slice(0, 8), 16) % 10_000;
}

function releaseAt(releases: readonly LiveRelease[], slot: number): LiveRelease | undefined {
  let share = 0;
  return releases.find(({ deployment }) => {
    share += hundredths(deployment.traffic);
    return slot < share;
  });
}
