import { temporaryFolder } from '@storefront/shared/testing/temporary-folder';
import { folderStore } from '../../stores/folder-store';
import { publishedCandidate } from '../../testing/candidate';
import { assignPaths } from '../../traffic/assign-paths';
import { ownPaths } from './own-paths';

process.env.LAB_ORIGIN = 'https://lab.example';

const folder = temporaryFolder();
beforeAll(async () => {
  await assignPaths(folderStore(folder), 'lab', ['/lab', '/lab/:id']);
  await assignPaths(folderStore(folder), 'archive', ['/archive']);
});

const candidate = (...paths: string[]) => publishedCandidate(folder, 'lab', '1.0.0', { paths });

test('a release with a page at each path of its remote, and no other, has nothing against it', async () => {
  expect((await ownPaths.run(await candidate('/lab', '/lab/:number'))).findings).toEqual([]);
});

test('one with a page elsewhere, or at another remote’s path, or without one of its own, is refused', async () => {
  const one = await candidate('/lab', '/archive', '/new');
  expect((await ownPaths.run(one)).findings).toEqual([
    'lab has a page at /archive, which is assigned to archive: it is not shown.',
    'lab has a page at /new, which is not assigned to it (pnpm releases assign).',
    `lab ${one.version} has no page at /lab/:id, which is assigned to lab: its visitors get a 404 there.`,
  ]);
});
