import { folderStore } from './folder-store';
import type { ReleaseMapStore } from './release-map-store';

/** Published releases, and the map of who gets them. */
export interface Releases {
  readonly folder: string;
  readonly store: ReleaseMapStore;
}

/** The releases of a folder that also has the release map. */
export function releasesIn(folder: string): Releases {
  return { folder, store: folderStore(folder) };
}

/** The releases of a folder, and the map's store by the environment. @throws Error in one sentence as `chosenStore` does */
export async function chosenReleases(folder: string, environment: NodeJS.ProcessEnv): Promise<Releases> {
  return { folder, store: await chosenStore(folder, environment) };
}

/**
 * The store of the release map: the database in `RELEASES_URL`, or the releases folder.
 *
 * @throws Error in one sentence, without the variable's password, when it names no PostgreSQL database
 */
export async function chosenStore(
  folder: string,
  { RELEASES_URL: url }: NodeJS.ProcessEnv,
): Promise<ReleaseMapStore> {
  if (!url) return folderStore(folder);
  if (!URL.canParse(url) || !/^postgres(ql)?:$/.test(new URL(url).protocol))
    throw new Error('RELEASES_URL must be an address such as postgres://user:password@host:5432/shop.');
  // A chunk of its own: only loaded where the map is in a database.
  const { postgresStore } = await import(/* webpackChunkName: "postgres-store" */ './postgres-store');
  return postgresStore(url);
}
