import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { busForTest } from '@storefront/shared/testing/bus-for-test';
import { temporaryFolder } from '@storefront/shared/testing/temporary-folder';
import { integrityOf } from 'releases/release/integrity';
import { publishedRelease } from 'releases/testing/published-release';
import type { LiveRelease, ReleaseMap } from 'releases/traffic/release-map';
import { compose } from './compose';
import { renderedModules } from './rendered-modules';

const folder = temporaryFolder();
const host = createServer(async ({ url = '' }, response) => response.end(await readFile(join(folder, url))));
let origin = '';

beforeAll(async () => {
  await publishedRelease(folder, 'cart', '1.0.3');
  await publishedRelease(folder, 'catalogue', '1.0.3');
  await new Promise<void>((resolve) => host.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(host.address() as AddressInfo).port}`;
});
afterAll(() => host.close());

async function live(path: string, version: string): Promise<LiveRelease> {
  const integrity = integrityOf(await readFile(join(folder, path, 'release.json')));
  return {
    url: `${origin}/${path}/release.json`,
    metadata: { integrity, version },
    deployment: { traffic: 100, default: true },
  };
}

const mapOf = (releases: Partial<ReleaseMap['microFrontends']>): ReleaseMap => ({
  microFrontends: { catalogue: [], cart: [], quote: [], ...releases },
});

test('the releases that are what the map says make a composition', async () => {
  const report = jest.fn();
  const map = mapOf({
    catalogue: [await live('catalogue/1.0.3', '1.0.3')],
    cart: [await live('cart/1.0.3', '1.0.3')],
  });
  const { releases } = await compose(map, 'visitor', report);
  expect(Object.keys(releases).sort()).toEqual(['cart', 'catalogue']);
  expect(releases.cart).toMatchObject({ version: '1.0.3', base: `${origin}/cart/1.0.3/` });
  expect(report).not.toHaveBeenCalled();
});

test.each([
  ['another remote', 'cart/1.0.3', '1.0.3', 'is that of cart 1.0.3, not catalogue 1.0.3.'],
  ['another version', 'catalogue/1.0.3', '1.0.4', 'is that of catalogue 1.0.3, not catalogue 1.0.4.'],
])('a release of %s is one that cannot be had, and that is said', async (_, path, version, reason) => {
  const report = jest.fn();
  const { releases } = await compose(mapOf({ catalogue: [await live(path, version)] }), 'visitor', report);
  expect(releases).toEqual({});
  expect(report.mock.calls).toEqual([
    ['catalogue', expect.objectContaining({ message: expect.stringContaining(reason) })],
  ]);
});

test('a page of a remote without a release goes without, and has nothing to say about it', async () => {
  const report = jest.fn();
  const composed = await compose(mapOf({}), 'visitor', report);
  const modules = await renderedModules('/shop', busForTest().state(), composed, report);
  expect(modules).toEqual({ owner: { remote: 'catalogue', module: null }, widgets: {}, names: [] });
  expect(report).not.toHaveBeenCalled();
});
