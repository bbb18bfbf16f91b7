import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { writeReleaseMap } from 'releases/stores/folder-store';
import { setTraffic } from 'releases/traffic/set-traffic';
import { trustRemote } from 'releases/trust/trust-remote';
import { byEveryWorker } from '../support/by-every-worker';
import { badgeOf } from '../support/cart-releases';
import { cartDrawer } from '../support/cart-steps';
import { openInteractive } from '../support/interactive';
import { unpackAlone } from '../support/lone-remote';
import { expect, releases, releasesFolder, test } from '../support/storefront-test';

let folder: string;
test.beforeAll(async () => {
  folder = join(await mkdtemp(join(tmpdir(), 'lone-remote-')), 'cart');
});
test.afterAll(() => rm(join(folder, '..'), { recursive: true, force: true }));

async function storefront(...words: string[]) {
  const command = join(folder, 'node_modules/@storefront/build/storefront.js');
  return promisify(execFile)(process.execPath, [command, ...words], {
    cwd: folder,
    env: { ...process.env, FORCE_COLOR: '0', RELEASES_FOLDER: resolve(releasesFolder) },
  });
}

test("the cart's folder with the packed packages alone can be tested, built and published, and the running shop shows it", async ({
  page,
  request,
}) => {
  test.slow();
  await unpackAlone(resolve('cart-mfe'), folder);
  const badge = join(folder, 'slots/header-cart/CartBadge.tsx');
  const text = await readFile(badge, 'utf8');
  expect(text).toContain('<span>Cart</span>');

  const { stderr: tested } = await storefront('test', 'CartBadge', 'line-details', 'CartPage');
  expect(tested).toContain('Test Suites: 3 passed, 3 total');

  await writeFile(badge, text.replace('<span>Cart</span>', '<span>Basket</span>'));
  const { stdout: published } = await storefront('publish');
  const [, version = ''] = /^cart (\S+) is published\.\n$/.exec(published) ?? [];
  expect((await storefront('publish')).stdout).toBe(
    `cart ${version} is published already: nothing changed.\n`,
  );

  const [key = ''] = (await storefront('key')).stdout.split('\n');
  await expect(setTraffic(releases, 'cart', { [version]: 100 })).rejects.toThrow(
    'is signed with no key of cart',
  );
  const { map: before } = await releases.store.read();
  await trustRemote(releases, 'cart', { keys: [key] });
  await setTraffic(releases, 'cart', { [version]: 100 });
  const shown = badgeOf(version);
  await byEveryWorker(async (options) =>
    expect(await (await request.get('/shop', options)).text()).toContain(shown),
  );
  await openInteractive(page, '/shop');
  const way = page.getByRole('banner').getByText('Basket');
  await expect(way).toBeVisible();
  await page.getByRole('article').first().getByRole('button', { name: 'Add to cart' }).click();
  await expect(cartDrawer(page)).toBeVisible();
  if (before) await writeReleaseMap(releasesFolder, before);
  await expect.poll(async () => (await request.get('/shop')).text()).not.toContain(shown);
});
