import {
  publishedRemotes,
  publishedVersions,
  readPublishedRelease,
} from '@storefront/shared/release/published-releases';
import type { Release } from '@storefront/shared/release/release';
import type { LiveRelease } from '../release-map/release-map';

/** The one release in a folder that was built to be published elsewhere. */
export interface ExportedRelease {
  /** Laid out like a releases folder. */
  readonly folder: string;
  readonly remote: string;
  readonly version: string;
  /** Integrity of its `release.json`. */
  readonly integrity: string;
  readonly release: Release;
}

/** Reads the result of `publish --out`. @throws Error in one sentence unless it is one release that matches its version */
export async function exportedRelease(folder: string): Promise<ExportedRelease> {
  const all: { remote: string; version: string }[] = [];
  for (const remote of await publishedRemotes(folder).catch(unlessFile))
    for (const version of await publishedVersions(folder, remote)) all.push({ remote, version });
  const [first, ...others] = all;
  if (!first) throw new Error(`There is no release in ${folder}: pnpm releases publish --out makes one.`);
  if (others.length > 0) throw new Error(`There are several releases in ${folder}: name a folder with one.`);
  const { release, integrity } = await readPublishedRelease(folder, first.remote, first.version);
  return { folder, ...first, integrity, release };
}

function unlessFile(error: NodeJS.ErrnoException): [] {
  if (error.code !== 'ENOTDIR') throw error;
  return [];
}

/** A release as a map entry with all visitors. */
export function mapEntry(
  { version, integrity }: Pick<ExportedRelease, 'version' | 'integrity'>,
  origin: string,
): LiveRelease {
  return {
    url: `${origin}/${version}/release.json`,
    metadata: { integrity, version },
    deployment: { traffic: 100, default: true },
  };
}
