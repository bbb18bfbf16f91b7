import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { publishedRelease } from '@storefront/shared/testing/published-release';
import { temporaryFolder } from '@storefront/shared/testing/temporary-folder';
import { folderStore } from '../stores/folder-store';
import { releasesIn } from '../stores/releases';
import { assignPaths } from '../traffic/assign-paths';
import { setTraffic } from '../traffic/set-traffic';
import { showStatus } from './status';

const folder = temporaryFolder();
const releases = releasesIn(folder);

/** What an operator is shown of a folder, but for the last change. */
async function statusTable(of: string): Promise<string> {
  let shown = '';
  await showStatus({
    ...releasesIn(of),
    operator: 'ann',
    log: (text) => {
      shown = text;
    },
  });
  return shown.replace(/\n\nrevision \d+, .*$/, '');
}

test('shows every version, its traffic, the default, and a live one that is gone', async () => {
  const { version: first } = await publishedRelease(folder, 'cart', '1.0.9');
  const { version: second } = await publishedRelease(folder, 'cart', '1.0.10');
  const { version: third } = await publishedRelease(folder, 'cart', '1.0.11');
  const { version: quote } = await publishedRelease(folder, 'quote', '2.0.0');
  await setTraffic(releases, 'cart', { [first]: 99.5, [second]: 0.5 });
  await setTraffic(releases, 'quote', { [quote]: 0 });
  await rm(join(folder, 'cart', second), { recursive: true });

  expect((await statusTable(folder)).split('\n')).toEqual([
    'remote  version              traffic',
    `cart    ${first}   99.5 %   default`,
    `cart    ${second}  0.5 %    not published here`,
    `cart    ${third}  -`,
    `quote   ${quote}   0 %      default`,
  ]);
});

test('shows the paths of each remote, also of one that never had a release, and a release that never was live', async () => {
  const withPaths = join(folder, 'with-paths');
  const { version } = await publishedRelease(withPaths, 'reviews', '1.0.0');
  await assignPaths(folderStore(withPaths), 'lab', ['/lab', '/lab/:id']);
  expect((await statusTable(withPaths)).split('\n')).toEqual([
    'remote   version             traffic',
    'lab      -                   -        nothing published',
    `reviews  ${version}  -`,
    '',
    'paths',
    'lab /lab /lab/:id',
  ]);
});

test('shows the last change, and who made it why', async () => {
  const changed = releasesIn(join(folder, 'changed'));
  await assignPaths(changed.store, 'lab', ['/lab'], { who: 'ben', why: 'for a try' });
  const log = jest.fn();
  await showStatus({ ...changed, operator: 'ann', log });
  expect(log.mock.calls[0][0]).toMatch(/\n\nrevision 1, \S+Z {2}ben {2}lab no path → \/lab {2}for a try$/);
});

test('shows its head where nothing ever was', async () => {
  expect(await statusTable(join(folder, 'empty'))).toBe('remote  version  traffic');
});
