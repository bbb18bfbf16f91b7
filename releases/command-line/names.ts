import { isRemoteName, shopNames } from '@storefront/shared/release/remote-name';
import { isVersion, numberOf } from '@storefront/shared/release/version';
import { versionsPublished } from '../published/published-anywhere';
import { knownRemotes } from '../published/shop-status';
import { nothingLive } from '../release-map/release-map';
import type { ReleaseMapStore } from '../stores/release-map-store';
import type { Releases } from '../stores/releases';
import { WrongUsage } from './cli';

/** A remote and a version. */
export interface ReleaseName {
  readonly remote: string;
  readonly version: string;
}

/** Parses a remote's name. @throws WrongUsage in one sentence when it is invalid */
export function parseRemoteName(text: string | undefined): string {
  if (text === undefined) throw new WrongUsage('Name a remote.');
  if (isRemoteName(text)) return text;
  throw new WrongUsage(
    shopNames.has(text)
      ? `'${text}' is not the name of a remote: the shop itself has something of that name.`
      : `'${text}' is not the name of a remote: expected lower-case letters and digits.`,
  );
}

/** The name of an existing remote. @throws WrongUsage when it is invalid; Error in one sentence when there is none, or no readable map */
export async function knownRemote(releases: Releases, word: string): Promise<string> {
  const remote = parseRemoteName(word);
  const map = (await releases.store.read()).map ?? nothingLive;
  const known = await knownRemotes(releases, map);
  if (known.has(remote)) return remote;
  throw new Error(
    known.size === 0
      ? `There is no ${remote}: ${nothingAt(releases)}`
      : `There is no ${remote}: there are ${[...known].join(', ')}.`,
  );
}

/** Resolves a word such as `cart@1.0.4`. @throws WrongUsage when it is invalid; Error when no release has the number, or several have */
export async function releaseNamed(releases: Releases, word: string): Promise<ReleaseName> {
  const [, name, text] = /^([^@]*)@([^@]+)$/.exec(word) ?? [];
  if (name === undefined || !text)
    throw new WrongUsage(`'${word}' is not a release: write it as cart@1.0.4.`);
  const remote = parseRemoteName(name);
  if (isVersion(text)) return { remote, version: text };
  const published = await versionsPublished(releases, remote);
  const [version, ...others] = published.filter((one) => numberOf(one) === text);
  if (published.length === 0)
    throw new Error(`Nothing of ${remote} is published in ${releases.store.place}.`);
  if (!version) throw new Error(`${remote} ${text} is not published.`);
  if (others.length > 0)
    throw new Error(
      `${remote} ${text} may be ${[version, ...others].join(' or ')}: write the whole version.`,
    );
  return { remote, version };
}

/** Resolves such words: versions by remote. @throws Error in one sentence when one is unknown, or a remote is named twice */
export async function namedReleases(
  releases: Releases,
  words: readonly string[],
): Promise<Record<string, string>> {
  const versions: Record<string, string> = {};
  for (const word of words) {
    const { remote, version } = await releaseNamed(releases, word);
    if (Object.hasOwn(versions, remote)) throw new Error(`${remote} is named twice.`);
    versions[remote] = version;
  }
  return versions;
}

/** The sentence for a missing release map without a history. */
export function missingMapText({ place }: ReleaseMapStore): string {
  return `There is no release map in ${place}: running shells keep the last one that they read. Create one with pnpm releases join or pnpm start.`;
}

/** Predicate for a sentence: neither the map nor the folder has anything. */
export function nothingAt({ folder, store }: Releases): string {
  return `nothing is published in ${folder}, and there is no release map at ${store.place} (RELEASES_FOLDER and RELEASES_URL say where they are).`;
}
