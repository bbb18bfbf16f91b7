import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { temporaryFolder } from '@storefront/shared/testing/temporary-folder';
import { readPublishedRelease } from '../release/published-releases';
import { publishedRelease } from '../testing/published-release';
import { assignPaths } from './assign-paths';
import { readReleaseMap } from './release-map-folder';
import { setTraffic } from './rollout';

const folder = temporaryFolder();

beforeAll(async () => {
  for (const version of ['1.0.9', '1.0.10']) await publishedRelease(folder, 'cart', version);
  await publishedRelease(folder, 'quote', '2.0.0');
});

const cart = async () =>
  (await readReleaseMap(folder))?.microFrontends.cart?.map(({ metadata, deployment }) => [
    metadata.version,
    deployment.traffic,
    deployment.default,
  ]);

test('names each release by address and integrity', async () => {
  const { microFrontends } = await setTraffic(folder, 'cart', { '1.0.9': 100 });
  expect(microFrontends.cart).toEqual([
    {
      url: 'http://localhost:3002/1.0.9/release.json',
      metadata: {
        version: '1.0.9',
        integrity: (await readPublishedRelease(folder, 'cart', '1.0.9')).integrity,
      },
      deployment: { traffic: 100, default: true },
    },
  ]);
});

test('splits the traffic, oldest first, the greatest share being the default', async () => {
  await setTraffic(folder, 'cart', { '1.0.10': 60, '1.0.9': 40 });
  expect(await cart()).toEqual([
    ['1.0.9', 40, false],
    ['1.0.10', 60, true],
  ]);
  await setTraffic(folder, 'cart', { '1.0.10': 50, '1.0.9': 50 });
  expect(await cart()).toEqual([
    ['1.0.9', 50, true],
    ['1.0.10', 50, false],
  ]);
});

test('goes all the way, back, and off', async () => {
  for (const shares of [{ '1.0.10': 100 }, { '1.0.9': 100 }]) {
    await setTraffic(folder, 'cart', shares);
    expect(await cart()).toEqual([[...Object.entries(shares).flat(), true]]);
  }
  await setTraffic(folder, 'cart', { '1.0.9': 0 });
  expect(await cart()).toEqual([['1.0.9', 0, true]]);
});

test('leaves the other remotes alone', async () => {
  await setTraffic(folder, 'cart', { '1.0.9': 100 });
  const before = (await readReleaseMap(folder))?.microFrontends.cart;
  const after = await setTraffic(folder, 'quote', { '2.0.0': 100 });
  expect(after.microFrontends.cart).toEqual(before);
  expect(after.microFrontends.quote).toHaveLength(1);
});

test('leaves the paths alone', async () => {
  await assignPaths(folder, 'cart', ['/cart/:id']);
  expect((await setTraffic(folder, 'cart', { '1.0.9': 100 })).paths).toEqual({ cart: ['/cart/:id'] });
});

test('what needs more than the shell provides gets no traffic, and may be live without any', async () => {
  await publishedRelease(folder, 'cart', '1.0.12', { needs: { react: ['useState', 'useTomorrow'] } });
  await setTraffic(folder, 'cart', { '1.0.9': 100 });
  await writeFile(join(folder, 'provides.json'), '{"react":["useState"]}');
  await expect(setTraffic(folder, 'cart', { '1.0.9': 99, '1.0.12': 1 })).rejects.toThrow(
    "cart 1.0.12 needs 'useTomorrow' of react, which the shell does not provide.",
  );
  expect(await cart()).toEqual([['1.0.9', 100, true]]);
  await setTraffic(folder, 'cart', { '1.0.9': 100, '1.0.12': 0 });
  await writeFile(join(folder, 'provides.json'), '{"react":["useState","useTomorrow"]}');
  await setTraffic(folder, 'cart', { '1.0.12': 100 });
  await rm(join(folder, 'provides.json'));
});

test.each([
  [{ '1.0.11': 100 }, 'cart 1.0.11 is not published'],
  [{ '2.0.0': 100 }, 'cart 2.0.0 is not published'],
  [{ '1.0.9': 100, '../quote/2.0.0': 0 }, 'is not a version'],
  [{ '1.0.9': 50, '1.0.10': 40 }, 'traffic must add up to 100'],
  [{ '1.0.9': Number.NaN }, 'microFrontends.cart.0.deployment.traffic'],
  [{}, 'Name at least one version of cart.'],
])('refuses %j and changes nothing', async (shares, reason) => {
  await setTraffic(folder, 'cart', { '1.0.9': 100 });
  await expect(setTraffic(folder, 'cart', shares)).rejects.toThrow(reason);
  expect(await cart()).toEqual([['1.0.9', 100, true]]);
});
