import { publishedRelease } from '@storefront/shared/testing/published-release';
import { temporaryFolder } from '@storefront/shared/testing/temporary-folder';
import { releasesIn } from 'releases/stores/releases';
import { publishedCandidate } from 'releases/testing/candidate';
import { assignPaths } from 'releases/traffic/assign-paths';
import { setTraffic } from 'releases/traffic/set-traffic';
import { withoutRelease, withRelease } from './composition';

process.env.LAB_ORIGIN = 'https://lab.example';

const folder = temporaryFolder();
const exposing = (...names: string[]) => ({
  browser: {
    entry: 'container.js',
    exposes: Object.fromEntries(names.map((name) => [`./${name}`, { scripts: [], styles: [] }])),
  },
});

test('the first release has its pages and places, and without it there are none of its remote', async () => {
  const candidate = await publishedCandidate(folder, 'lab', '1.0.0', exposing('page-foot'));
  expect(withRelease(candidate)).toMatchObject({ assigned: candidate.release.paths, places: ['page-foot'] });
  expect(await withoutRelease(candidate)).toMatchObject({ assigned: [], places: [] });
});

test('without the next one there is what is live, with its own places', async () => {
  const { store } = releasesIn(folder);
  const { version } = await publishedRelease(folder, 'lab', '1.1.0', exposing('page-foot'));
  await assignPaths(store, 'lab', ['/lab']);
  await setTraffic(releasesIn(folder), 'lab', { [version]: 100 });
  const candidate = await publishedCandidate(folder, 'lab', '1.2.0', exposing('page-foot', 'cart-drawer'));
  const { map, ...without } = await withoutRelease(candidate);
  expect(without).toEqual({ assigned: ['/lab'], places: ['page-foot'] });
  expect(map.microFrontends.lab?.map(({ metadata }) => metadata.version)).toEqual([version]);
  expect(withRelease(candidate).places).toEqual(['page-foot', 'cart-drawer']);
});
