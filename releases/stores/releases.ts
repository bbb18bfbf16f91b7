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
