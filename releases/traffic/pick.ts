import { hash, randomUUID } from 'node:crypto';
import { hundredths, type LiveRelease, type ReleaseMap } from '../release-map/release-map';

/** One visitor's releases by remote; switched-off remotes are absent. */
export type PickedReleases = Readonly<Record<string, LiveRelease>>;

const nothing: ReadonlySet<string> = new Set();

/** Id of a release: `cart@1.4.2+9f2c01d4e7ab`. */
export function releaseId(remote: string, version: string): string {
  return `${remote}@${version}`;
}

/**
 * Picks one release of each remote for a visitor. The same map and bucket always give the same releases, and a release whose share is
 * raised keeps its visitors, as long as the map keeps its releases and their order.
 *
 * @param excluded ids of releases that nobody gets: their visitors get the default, or else the release with the most traffic, and all
 *   others keep theirs (docs/decisions/043)
 * @param lastResort ids of releases that this visitor gets only where no other is left (docs/decisions/042)
 */
export function pickReleases(
  { microFrontends }: ReleaseMap,
  bucket: string,
  excluded: ReadonlySet<string> = nothing,
  lastResort: ReadonlySet<string> = nothing,
): PickedReleases {
  const picked: Record<string, LiveRelease> = {};
  const rounds = [new Set([...excluded, ...lastResort]), excluded];
  for (const [remote, releases] of Object.entries(microFrontends)) {
    const byTraffic = releaseAt(
      releases,
      positionOf(remote, releases.at(-1)?.metadata.version ?? '', bucket),
    );
    if (!byTraffic) continue;
    for (const without of rounds) {
      const left = leftOf(remote, releases, without);
      const release = left.includes(byTraffic) ? byTraffic : firstOf(left);
      if (release) picked[remote] ??= release;
    }
  }
  return picked;
}

/** The release that stands in for excluded ones: the default, else the one with the most traffic. */
export function standInRelease(
  { microFrontends }: ReleaseMap,
  remote: string,
  excluded: ReadonlySet<string> = nothing,
): LiveRelease | undefined {
  return firstOf(leftOf(remote, microFrontends[remote] ?? [], excluded));
}

function leftOf(remote: string, releases: readonly LiveRelease[], excluded: ReadonlySet<string>) {
  return releases.filter(({ metadata }) => !excluded.has(releaseId(remote, metadata.version)));
}

/** A release without visitors is for previews only. */
function firstOf(releases: readonly LiveRelease[]): LiveRelease | undefined {
  const rank = ({ deployment }: LiveRelease) => (deployment.default ? 101 : deployment.traffic);
  return releases.filter((one) => rank(one) > 0).sort((a, b) => rank(b) - rank(a))[0];
}

/**
 * The visitor's position in a remote's traffic: 0 to 9999, one for each hundredth of a percent. The newest release is the salt, so that
 * neither every release nor every remote has the same first visitors.
 */
export function positionOf(remote: string, newest: string, bucket: string): number {
  return Number.parseInt(hash('sha256', `${releaseId(remote, newest)}:${bucket}`).slice(0, 8), 16) % 10_000;
}

function releaseAt(releases: readonly LiveRelease[], position: number): LiveRelease | undefined {
  let share = 0;
  return releases.find(({ deployment }) => {
    share += hundredths(deployment.traffic);
    return position < share;
  });
}

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

/** A random id that decides which releases a visitor gets. */
export interface Bucket {
  readonly id: string;
  /** Whether it was just created, so that the browser has to store it. */
  readonly isNew: boolean;
}

/** The bucket in a Cookie header; a new one when there is none, or it is unreadable. */
export function bucketOf(cookieHeader: string | undefined): Bucket {
  for (const pair of cookieHeader?.split(';') ?? []) {
    const [name, value] = pair.trim().split('=');
    if (name === 'bucket' && value && uuid.test(value)) return { id: value, isNew: false };
  }
  return { id: randomUUID(), isNew: true };
}
