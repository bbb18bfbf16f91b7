import { join } from 'node:path';
import { releasesFolder } from './releases-folder';

test('is the configured folder, or one of the working copy', () => {
  expect(releasesFolder({ RELEASES_FOLDER: '/srv/releases' })).toBe('/srv/releases');
  expect(releasesFolder({})).toBe(join(process.cwd(), '.local/releases'));
});
