import { chosenStore } from './chosen-store';
import { folderStore } from './folder-store';
import type { ReleaseMapStore } from './release-map-store';

/** What is published, and who gets it. */
export interface Releases {
  /** Folder with what is published here. */
  readonly folder: string;
  readonly store: ReleaseMapStore;
}

/** Those of a folder that has the release map, too. */
export function releasesIn(folder: string): Releases {
  return { folder, store: folderStore(folder) };
}

/**
 * Those whose release map is where the environment says.
 *
 * @throws Error in one sentence as `chosenStore` does
 */
export async function chosenReleases(folder: string, environment: NodeJS.ProcessEnv): Promise<Releases> {
  return { folder, store: await chosenStore(folder, environment) };
}
