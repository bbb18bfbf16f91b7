import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { publishedRemotes, publishedVersions } from '@storefront/shared/release/published-releases';
import type { Releases } from '../stores/releases';
import { wantedVersions } from './wanted-versions';

/** A published release that nothing needs. */
export interface PrunableRelease {
  readonly remote: string;
  readonly version: string;
  /** Of all its files together. */
  readonly bytes: number;
}

/** Days for which pages that are open may load more of a release, as of the shell's own files (docs/decisions/045). */
const daysOfTabs = 30;

/** Milliseconds of a day. */
const day = 24 * 60 * 60 * 1_000;

/**
 * The published releases that nothing needs, the oldest of each remote first: neither of the newest nor wanted (`wantedVersions`), and
 * published longer ago than tabs may live.
 *
 * @param remote of one alone; by default of all
 * @param keep how many of the newest of each remote stay, and how many times `rollback` may be said in a row
 * @throws Error in one sentence when nothing of the remote is published, or it is not known what is live or
 *   was, for the history cannot be read or has entries that are no change
 */
export async function prunableReleases(
  { folder, store }: Releases,
  remote: string | undefined,
  keep: number,
): Promise<readonly PrunableRelease[]> {
  const published = await publishedRemotes(folder);
  const remotes = published.filter((name) => remote === undefined || name === remote);
  if (remote !== undefined && remotes.length === 0)
    throw new Error(`Nothing of ${remote} is published in ${folder}.`);
  const { map } = await store.read();
  if (!map) throw new Error(`There is no release map in ${store.place}: nobody knows what is live.`);
  const { changes, leftOut } = await store.history();
  if (leftOut > 0)
    throw new Error(
      `The history has entries that are no change (${await store.leftOutAt()}), so nobody knows what had visitors: mend them or take them out, then try again.`,
    );
  // A clock that is fast, be it this one or that of the history, must not end what is needed.
  const since = Math.min(Date.now(), await store.now()) - daysOfTabs * day;
  const prunable: PrunableRelease[] = [];
  for (const name of remotes) {
    const wanted = wantedVersions(name, { map, changes }, { rollbacks: keep, since });
    for (const version of (await publishedVersions(folder, name)).slice(0, -keep)) {
      const place = join(folder, name, version);
      if (wanted.has(version) || (await stat(place)).mtimeMs >= since) continue;
      prunable.push({ remote: name, version, bytes: await bytesIn(place) });
    }
  }
  return prunable;
}

async function bytesIn(folder: string): Promise<number> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  const sizes = files.map(async ({ parentPath, name }) => (await stat(join(parentPath, name))).size);
  return (await Promise.all(sizes)).reduce((all, size) => all + size, 0);
}
