import { hash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { hundredths, type LiveRelease, type ReleaseMap } from '../release-map/release-map';
import { cellCount, cellOf } from './bucket';

/** One visitor's releases by remote; switched-off remotes are absent. */
type PickedReleases = Readonly<Record<string, LiveRelease>>;

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
  map: ReleaseMap,
  bucket: string,
  excluded: ReadonlySet<string> = nothing,
  lastResort: ReadonlySet<string> = nothing,
): PickedReleases {
  return pickAt(map, (remote, newest) => positionOf(remote, newest, bucket), excluded, lastResort);
}

/**
 * The releases that all visitors of a cell get, by cell; null for a cell whose visitors get different ones, since a share that is not
 * a whole percent ends in it.
 *
 * @param excluded as for `pickReleases`
 */
export function releasesByCell(map: ReleaseMap, excluded: ReadonlySet<string>): readonly (string | null)[] {
  return Array.from({ length: cellCount }, (_, cell) => {
    const idsAt = (offset: number, without: ReadonlySet<string>) =>
      pickedIds(
        pickAt(map, (remote, newest) => positionOfCell(remote, newest, cell) + offset, without, nothing),
      );
    const isSplit = idsAt(0, nothing) !== idsAt(cellWidth - 1, nothing);
    return isSplit ? null : idsAt(0, excluded);
  });
}

/** The ids of releases in one text, which is the same for the same releases. */
export function idsOf(releases: readonly { readonly remote: string; readonly version: string }[]): string {
  return releases.map(({ remote, version }) => releaseId(remote, version)).join();
}

/** `idsOf` of picked releases. */
export function pickedIds(picked: PickedReleases): string {
  return idsOf(
    Object.entries(picked).map(([remote, { metadata }]) => ({ remote, version: metadata.version })),
  );
}

function pickAt(
  { microFrontends }: ReleaseMap,
  positionIn: (remote: string, newest: string) => number,
  excluded: ReadonlySet<string>,
  lastResort: ReadonlySet<string>,
): PickedReleases {
  const picked: Record<string, LiveRelease> = {};
  const rounds = [new Set([...excluded, ...lastResort]), excluded];
  for (const [remote, releases] of Object.entries(microFrontends)) {
    const byTraffic = releaseAt(releases, positionIn(remote, releases.at(-1)?.metadata.version ?? ''));
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

/** Positions of a cell: one for each hundredth of a percent. */
const cellWidth = 100;

/**
 * The visitor's position in a remote's traffic: 0 to 9999, one for each hundredth of a percent. A cell has one percent. The newest
 * release is the salt, so that neither every release nor every remote has the same first visitors.
 */
export function positionOf(remote: string, newest: string, bucket: string): number {
  const within = numberFrom(`${releaseId(remote, newest)}:${bucket}`) % cellWidth;
  return positionOfCell(remote, newest, cellOf(bucket)) + within;
}

/** The first position of a cell in a remote's traffic. */
function positionOfCell(remote: string, newest: string, cell: number): number {
  return cellWidth * (orders.memo(releaseId(remote, newest))[cell] ?? 0);
}

/** Each cell's place in the order of getting a release, by the id of the remote's newest one. */
const orders = new LRUCache<string, readonly number[]>({
  max: 100,
  memoMethod: (id) => {
    const numbers = Array.from({ length: cellCount }, (_, cell) => numberFrom(`${id}:${cell}`));
    const sorted = [...numbers.keys()].sort((a, b) => (numbers[a] ?? 0) - (numbers[b] ?? 0));
    return numbers.map((_, cell) => sorted.indexOf(cell));
  },
});

function numberFrom(text: string): number {
  return Number.parseInt(hash('sha256', text).slice(0, 8), 16);
}

function releaseAt(releases: readonly LiveRelease[], position: number): LiveRelease | undefined {
  let share = 0;
  return releases.find(({ deployment }) => {
    share += hundredths(deployment.traffic);
    return position < share;
  });
}
