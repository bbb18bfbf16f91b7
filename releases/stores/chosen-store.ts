import { folderStore } from './folder-store';
import type { ReleaseMapStore } from './release-map-store';

/**
 * Where the release map is kept: in the database that `RELEASES_URL` names, or without it in the folder of the releases.
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
