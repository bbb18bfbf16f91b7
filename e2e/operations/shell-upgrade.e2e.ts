import { cp, readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { Page } from '@playwright/test';
import type { AssetServer } from 'releases/serving/asset-server';
import { startAssetServer } from 'releases/serving/asset-server';
import { buildShell } from 'run/build-shell';
import type { Child } from 'run/child';
import { type Balancer, startBalancer } from '../support/balancer';
import { shellFolder } from '../support/builds-under-test';
import { sampleProducts } from '../support/cart-steps';
import { openInteractive } from '../support/interactive';
import { startShell } from '../support/own-shell';
import { expect, firstPort, ports, releasesFolder, test } from '../support/storefront-test';

const shellPorts = { older: firstPort + 56, newer: firstPort + 57 };
const staticPort = firstPort + 58;

type Build = keyof typeof shellPorts;

const folders = { older: shellFolder, newer: '' };
const shells: Partial<Record<Build, Child>> = {};
let balancer: Balancer;

// Each test starts a shell.
test.describe.configure({ mode: 'serial', timeout: 180_000 });

// The balancer is in front of both shells, at the shop's address, by which the backend knows its pages.
test.beforeAll(async ({ storefront }) => {
  // The shell is built once more.
  test.setTimeout(180_000);
  // A development build shares no file with a production build, and is built quickly.
  const newer = await buildShell({ mode: 'development', builds: resolve('.local/e2e-shell') });
  folders.newer = newer.folder;
  await storefront.kill('shell');
  balancer = await startBalancer(ports.shell);
  for (const build of ['older', 'newer'] as const) await start(build);
});

test.afterAll(async ({ storefront }) => {
  for (const shell of Object.values(shells)) await shell.stop();
  balancer?.close();
  await storefront.start('shell');
});

async function start(build: Build, env: Record<string, string> = {}): Promise<void> {
  await shells[build]?.stop();
  shells[build] = await startShell(shellPorts[build], env, { folder: folders[build] });
}

async function scriptsOf(build: Build): Promise<string[]> {
  return JSON.parse(await readFile(join(folders[build], 'assets.json'), 'utf8')).scripts;
}

/** Addresses of the scripts that started a page. */
const scriptsOn = (page: Page) =>
  page.locator('head > script[src*="/_shell/"]').evaluateAll((scripts: HTMLScriptElement[]) => {
    return scripts.map(({ src }) => src);
  });

const phone = { width: 390, height: 844 };

/** Uses the parts that a page loads on demand: a drawer with its style, suggestions, and the shell's own pages. */
async function useLazyParts(page: Page): Promise<void> {
  await page.setViewportSize(phone);
  await page.evaluate(() => Object.assign(globalThis, { stays: true }));
  await page.getByRole('button', { name: 'Menu' }).click();
  const drawer = page.getByRole('dialog', { name: 'Menu' });
  await expect.poll(async () => (await drawer.boundingBox())?.x).toBe(0);
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
  await page.getByRole('button', { name: 'Open search' }).click();
  await page.getByRole('combobox', { name: 'Search for products' }).pressSequentially('gauze');
  await expect(page.getByRole('grid', { name: 'Suggestions' })).toBeVisible();
  await page.getByRole('contentinfo').getByRole('link', { name: 'About', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('About Us');
  expect(await page.evaluate(() => 'stays' in globalThis)).toBe(true);
}

for (const [documents, files] of [
  ['older', 'newer'],
  ['newer', 'older'],
] as const) {
  test(`every page of the ${documents} shell becomes interactive when the ${files} one is asked for its files`, async ({
    page,
    request,
  }) => {
    balancer.send((path) => shellPorts[path.startsWith('/_shell/') ? files : documents]);
    const [product] = await sampleProducts(request, 1);
    for (const path of [
      '/',
      '/homes/home-2',
      '/shop',
      '/shop?filter=open&view=list',
      '/shop/promotions',
      '/search?keyword=gauze',
      `/product/${product?.id}`,
      '/shop/shopping-cart',
      '/shop/wishlist',
      `/shop/compare?ids=${product?.id}`,
      '/quote',
      '/about-us',
      '/contact-us',
      '/my-account',
      '/blog',
      '/shop/order-tracking',
    ]) {
      await openInteractive(page, path);
      expect((await scriptsOn(page)).map((url) => new URL(url).pathname)).toEqual(await scriptsOf(documents));
    }
  });
}

test.describe('with the files at an origin of their own', () => {
  const origin = `http://127.0.0.1:${staticPort}`;
  let host: AssetServer;

  test.beforeAll(async () => {
    const folder = resolve(releasesFolder, '../static');
    await cp(join(releasesFolder, '_shell'), join(folder, '_shell'), { recursive: true });
    host = await startAssetServer({ folder, port: staticPort });
    await start('older', { SHELL_ASSETS_ORIGIN: origin });
    balancer.send(() => shellPorts.older);
  });
  test.afterAll(async () => {
    await host?.close();
    await start('older');
  });

  test('a page loads all files from there', async ({ page }) => {
    const others: string[] = [];
    page.on('request', (request) => {
      const url = new URL(request.url());
      if (url.pathname.startsWith('/_shell/') && url.origin !== origin) others.push(request.url());
    });
    const response = await openInteractive(page, '/shop');
    expect(await scriptsOn(page)).toEqual((await scriptsOf('older')).map((path) => origin + path));
    const policy = response?.headers()['content-security-policy'];
    expect(policy).toMatch(new RegExp(`; script-src [^;]* ${origin}[ ;]`));
    expect(policy).toMatch(new RegExp(`; style-src [^;]* ${origin}[ ;]`));
    await useLazyParts(page);
    expect(others).toEqual([]);
  });
});

test('a tab of the older shell can still load its files when only newer shells are left', async ({
  page,
}) => {
  balancer.send(() => shellPorts.older);
  await openInteractive(page, '/shop');

  await shells.older?.stop();
  balancer.send(() => shellPorts.newer);
  await useLazyParts(page);
  await openInteractive(page, '/shop');
  expect((await scriptsOn(page)).map((url) => new URL(url).pathname)).toEqual(await scriptsOf('newer'));
});
