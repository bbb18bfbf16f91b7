import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { publishedVersions } from '@storefront/shared/release/published-releases';
import { publishedFolder, shellFolder } from '../support/builds-under-test';
import { openInteractive } from '../support/interactive';
import { expect, test } from '../support/storefront-test';

const calls = {
  listings: 'api/v1/product',
  products: 'products',
  categories: 'api/v1/category',
  settings: 'api/v1/settings',
  places: 'api/v1/geo',
  messages: 'api/v1/email',
};

async function callsIn(folder: string): Promise<string[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.js'));
  const code = (await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')))).join('\n');
  const called = (address: string) => new RegExp(`["'\`]${address}["'\`/]`).test(code);
  return Object.entries(calls).flatMap(([name, address]) => (called(address) ? [name] : []));
}

for (const [remote, expected] of Object.entries({
  catalogue: ['listings', 'products', 'categories', 'settings'],
  cart: ['listings', 'products'],
  quote: ['products', 'places', 'messages'],
})) {
  test(`${remote} contains the calls that it makes, and no others`, async () => {
    const version = (await publishedVersions(publishedFolder, remote)).at(-1) ?? '';
    expect(await callsIn(join(publishedFolder, remote, version, 'browser'))).toEqual(expected);
  });
}

test('the shell contains only the calls of its suggestions and text pages', async () => {
  expect(await callsIn(join(shellFolder, 'browser'))).toEqual(['listings', 'settings', 'messages']);
});

for (const path of ['/', '/shop', '/shop/shopping-cart', '/quote', '/about-us']) {
  test(`${path} loads neither calls nor the connection before anything is asked`, async ({ page }) => {
    const scripts: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname);
    });
    await openInteractive(page, path);
    expect(scripts.length).toBeGreaterThan(3);
    expect(scripts.filter((name) => /\/(api|connections|listing-calls)\b/.test(name))).toEqual([]);
  });
}
