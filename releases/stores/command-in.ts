import { resolve } from 'node:path';
import { releasesFolder } from '@storefront/shared/release/releases-folder';

/** How `pnpm releases` is called for a folder of releases, for an operator to copy: by its `RELEASES_FOLDER` where it is not the default. */
export function commandIn(folder: string): string {
  const path = resolve(folder);
  return path === releasesFolder({}) ? 'pnpm releases' : `RELEASES_FOLDER=${path} pnpm releases`;
}
