import { publishedRemotes } from '@storefront/shared/release/published-releases';
import { nothingLive } from '../release-map/release-map';
import type { ReleaseMapStore } from '../stores/release-map-store';
import type { Releases } from '../stores/releases';
import { parseRemoteName } from './remote-name';

/**
 * Names of the remotes that the release map has something of, or of which something is published.
 *
 * @throws Error in one sentence when the release map cannot be read
 */
export async function knownRemotes({ folder, store }: Releases): Promise<ReadonlySet<string>> {
  const map = (await store.read()).map ?? nothingLive;
  const { microFrontends, paths, keys, origins } = map;
  return new Set([
    ...[microFrontends, paths, keys, origins].flatMap((part) => Object.keys(part)),
    ...(await publishedRemotes(folder)),
  ]);
}

/**
 * The remote that a word names, one that there is.
 *
 * @throws WrongUsage, in one sentence, when it is no name
 * @throws Error in one sentence when there is none of that name, or as `knownRemotes` does
 */
export async function knownRemote(releases: Releases, word: string): Promise<string> {
  const remote = parseRemoteName(word);
  const known = await knownRemotes(releases);
  if (known.has(remote)) return remote;
  throw new Error(
    known.size === 0
      ? `There is no ${remote}: ${nothingAt(releases)}`
      : `There is no ${remote}: there are ${[...known].join(', ')}.`,
  );
}

/** What is said where there is no release map and no history of one; null where there is a map. */
export async function lackOfMap(store: ReleaseMapStore): Promise<string | null> {
  if ((await store.read()).map) return null;
  return `There is no release map in ${store.place}, so no release has visitors by it; shells that run go on with the last one they read. pnpm releases assign and traffic make one, and so does pnpm start.`;
}

/** What is said where neither the map nor the folder has anything. */
export function nothingAt({ folder, store }: Releases): string {
  return `nothing is published in ${folder}, and there is no release map at ${store.place} (RELEASES_FOLDER and RELEASES_URL say where they are).`;
}
