import { mkdtempSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryFolder } from '@storefront/shared/testing/temporary-folder';
import { type Releases, releasesIn } from '../stores/releases';

/** An empty releases folder for each test of a file. */
export function freshReleases(): Releases {
  const parent = temporaryFolder();
  const releases = releasesIn(parent);
  beforeEach(() => {
    Object.assign(releases, releasesIn(mkdtempSync(join(parent, 'releases-'))));
  });
  return releases;
}
