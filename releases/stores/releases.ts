import { folderStore } from './folder-store';
import type { ReleaseMapStore } from './release-map-store';

/** What is published, and who gets it. */
export interface Releases {
  readonly folder: string;
  readonly store: ReleaseMapStore;
}

/** The releases of a folder that has the release map, too. */
export function releasesIn(folder: string): Releases {
  return { folder, store: folderStore(folder) };
}

/** The releases of a folder, with their release map where the environment says. @throws Error in one sentence as `chosenStore` does */
export async function chosenReleases(folder: string, environment: NodeJS.ProcessEnv): Promise<Releases> {
  return { folder, store: await chosenStore(folder, environment) };
}

/**
 * The store of the release map: the database that `RELEASES_URL` names, or the folder of the releases.
 *
 * @throws Error in one sentence, without a password that the variable may have, when it names no PostgreSQL database
 */
export async function chosenStore(
  folder: string,
  { RELEASES_URL: url }: NodeJS.ProcessEnv,
): Promise<ReleaseMapStore> {
  if (!url) return folderStore(folder);
  if (!URL.canParse(url) || !/^postgres(ql)?:$/.test(new URL(url).protocol))
    throw new Error('RELEASES_URL must be an address such as postgres://user:password@host:5432/shop.');
  // From a file of its own, which nobody reads who has the map in a folder.
  const { postgresStore } = await import(/* webpackChunkName: "postgres-store" */ './postgres-store');
  return postgresStore(url);
}
