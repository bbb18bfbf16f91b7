import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readPublishedRelease } from '@storefront/shared/release/published-releases';
import { numberOf } from '@storefront/shared/release/version';
import { noNeeds, publishedRelease } from '@storefront/shared/testing/published-release';
import { temporaryFolder } from '@storefront/shared/testing/temporary-folder';
import { releasesIn } from '../stores/releases';
import { setTraffic } from './set-traffic';

const folder = temporaryFolder();
const releases = releasesIn(folder);

let older: string;
let newer: string;

beforeAll(async () => {
  older = (await publishedRelease(folder, 'cart', '1.0.9')).version;
  newer = (await publishedRelease(folder, 'cart', '1.0.10')).version;
});

const cart = async () =>
  (await releases.store.read()).map?.microFrontends.cart?.map(
    ({ metadata, deployment }) =>
      `${numberOf(metadata.version)} ${deployment.traffic} %${deployment.default ? ', default' : ''}`,
  );

test('names each release by address and integrity', async () => {
  const { microFrontends } = await setTraffic(releases, 'cart', { [older]: 100 });
  expect(microFrontends.cart).toEqual([
    {
      url: `http://localhost:3002/${older}/release.json`,
      metadata: {
        version: older,
        integrity: (await readPublishedRelease(folder, 'cart', older)).integrity,
      },
      deployment: { traffic: 100, default: true },
    },
  ]);
});

test('splits the traffic, oldest first, with the greatest share as default, or switches it off', async () => {
  await setTraffic(releases, 'cart', { [newer]: 60, [older]: 40 });
  expect(await cart()).toEqual(['1.0.9 40 %', '1.0.10 60 %, default']);
  await setTraffic(releases, 'cart', { [newer]: 50, [older]: 50 });
  expect(await cart()).toEqual(['1.0.9 50 %, default', '1.0.10 50 %']);
  await setTraffic(releases, 'cart', { [newer]: 0 });
  expect(await cart()).toEqual(['1.0.10 0 %, default']);
});

test('refuses traffic for a release that needs more than the shell provides, but not a place in the map', async () => {
  const { version: needy } = await publishedRelease(folder, 'cart', '1.0.12', {
    needs: { ...noNeeds, names: { react: ['useState', 'useTomorrow'] } },
  });
  await setTraffic(releases, 'cart', { [older]: 100 });
  await writeFile(
    join(folder, 'provides.json'),
    JSON.stringify({ ...noNeeds, names: { react: ['useState'] } }),
  );
  await expect(setTraffic(releases, 'cart', { [older]: 99, [needy]: 1 })).rejects.toThrow(
    `cart ${needy} needs 'useTomorrow' of react, which the shell does not provide.`,
  );
  expect(await cart()).toEqual(['1.0.9 100 %, default']);
  await setTraffic(releases, 'cart', { [older]: 100, [needy]: 0 });
  await writeFile(
    join(folder, 'provides.json'),
    JSON.stringify({ ...noNeeds, names: { react: ['useState', 'useTomorrow'] } }),
  );
  await setTraffic(releases, 'cart', { [needy]: 100 });
  await rm(join(folder, 'provides.json'));
});

test('refuses traffic for a release whose content differs from its version', async () => {
  const { version } = await publishedRelease(folder, 'cart', '1.0.13');
  await writeFile(join(folder, 'cart', version, 'container.js'), 'altered()');
  await expect(setTraffic(releases, 'cart', { [version]: 100 })).rejects.toThrow(
    `container.js is not what cart ${version} was published with.`,
  );
});

test.each<[() => Record<string, number>, string]>([
  [() => ({ '1.0.11+0123456789ab': 100 }), 'cart 1.0.11+0123456789ab is not published'],
  [() => ({ [older]: 100, [`../cart/${newer}`]: 0 }), 'is not a version'],
  [
    () => ({ [older]: 50, [newer]: 40 }),
    'traffic must add up to 100, or be 0 throughout to switch the remote off',
  ],
  [() => ({}), 'Name at least one version of cart.'],
])('refuses invalid input and changes nothing (%#)', async (shares, reason) => {
  await setTraffic(releases, 'cart', { [older]: 100 });
  await expect(setTraffic(releases, 'cart', shares())).rejects.toThrow(reason);
  expect(await cart()).toEqual(['1.0.9 100 %, default']);
});
