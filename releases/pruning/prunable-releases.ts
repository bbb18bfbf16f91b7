import { readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { claimVersion } from '@storefront/build/publishing/claim-version';
import { withWorkFolder } from '@storefront/build/publishing/folders';
import { unfinishedRelease } from '@storefront/build/publishing/write-release';
import { publishedVersions } from '@storefront/shared/release/published-releases';
import { sourceMapFile } from '@storefront/shared/release/releases-folder';
import { unlessMissing } from '@storefront/shared/release/unless-missing';
import { describedReleases, remotesPublished, versionsPublished } from '../published/published-anywhere';
import { changesInForce } from '../release-map/change-in-force';
import { type ReleaseMap, stateOf, withVisitors } from '../release-map/release-map';
import type { ReleaseHistory } from '../stores/release-map-store';
import type { Releases } from '../stores/releases';
import { lastVisited } from '../traffic/switch';

/** A published release that nothing needs. */
export interface PrunableRelease {
  readonly remote: string;
  readonly version: string;
  /** Size of all its files. */
  readonly bytes: number;
}

/** Days for which open pages may load parts of a release, as of the shell's own files (docs/decisions/045). */
const daysOfTabs = 30;

const day = 24 * 60 * 60 * 1_000;

/**
 * Published releases that nothing needs, oldest first for each remote: not among the newest, not wanted (`wantedVersions`), and published
 * longer ago than tabs may live.
 *
 * @param remote undefined for all
 * @param keep how many of the newest of each remote stay, and how many times in a row `rollback` must work
 * @throws Error in one sentence when nothing of the remote is published, or past and present traffic is unknown: no map, or a history that
 *   is unreadable or has unreadable entries
 */
export async function prunableReleases(
  releases: Releases,
  remote: string | undefined,
  keep: number,
): Promise<readonly PrunableRelease[]> {
  const { folder, store } = releases;
  const published = await remotesPublished(releases);
  const remotes = published.filter((name) => remote === undefined || name === remote);
  if (remote !== undefined && remotes.length === 0)
    throw new Error(`Nothing of ${remote} is published in ${store.place}.`);
  const { map } = await store.read();
  if (!map) throw new Error(`There is no release map in ${store.place}, so the live releases are not known.`);
  const { changes, leftOut } = await store.history();
  if (leftOut > 0)
    throw new Error(
      `The history has invalid entries (${await store.leftOutAt()}), so releases that had visitors are not known: repair or remove them, then try again.`,
    );
  // The earlier clock: a fast one must not remove needed releases.
  const since = Math.min(Date.now(), await store.now()) - daysOfTabs * day;
  const prunable: PrunableRelease[] = [];
  for (const name of remotes) {
    const wanted = wantedVersions(name, { map, changes }, { rollbacks: keep, since });
    const described = await describedReleases(releases, name);
    for (const version of (await versionsPublished(releases, name)).slice(0, -keep)) {
      const place = join(folder, name, version);
      const elsewhere = described.find((one) => one.version === version);
      const at = (await unlessMissing(stat(place)))?.mtimeMs ?? elsewhere?.at ?? since;
      if (wanted.has(version) || at >= since) continue;
      prunable.push({ remote: name, version, bytes: await bytesIn(place) });
    }
  }
  return prunable;
}

async function bytesIn(folder: string): Promise<number> {
  const entries = (await unlessMissing(readdir(folder, { recursive: true, withFileTypes: true }))) ?? [];
  const files = entries.filter((entry) => entry.isFile());
  const sizes = files.map(async ({ parentPath, name }) => (await stat(join(parentPath, name))).size);
  return (await Promise.all(sizes)).reduce((all, size) => all + size, 0);
}

/**
 * Versions still wanted: in the release map, reachable by that many `rollback`s in a row or by `on`, or with visitors since a moment.
 *
 * @param since milliseconds since 1970
 */
export function wantedVersions(
  remote: string,
  { map, changes }: { readonly map: ReleaseMap; readonly changes: ReleaseHistory['changes'] },
  { rollbacks, since }: { readonly rollbacks: number; readonly since: number },
): ReadonlySet<string> {
  const before = [...changesInForce(changes, remote)].slice(0, rollbacks);
  const recent = changes.filter((change) => change.remote === remote && Date.parse(change.at) >= since);
  const wanted = [
    ...(stateOf(map, remote)?.releases ?? []),
    ...before.flatMap(({ from }) => from?.releases ?? []),
    ...(lastVisited(changes, remote) ?? []),
    ...recent.flatMap(({ from, to }) => [...withVisitors(from?.releases), ...withVisitors(to?.releases)]),
  ];
  return new Set(wanted.map(({ metadata }) => metadata.version));
}

/** Removes a published release with its source map, all at once; its number stays taken. @throws the file system's error */
export async function removeRelease(
  { folder, store }: Releases,
  remote: string,
  version: string,
): Promise<void> {
  await store.shared?.withdraw(remote, version);
  if (!(await publishedVersions(folder, remote)).includes(version)) return;
  const releases = join(folder, remote);
  // A number that another content took stays with that content.
  await claimVersion(releases, version);
  // If this is killed, the next publisher removes the rest.
  await withWorkFolder(releases, unfinishedRelease, (left) =>
    rename(join(releases, version), join(left, version)),
  );
  await rm(sourceMapFile(folder, remote, version), { force: true });
}
