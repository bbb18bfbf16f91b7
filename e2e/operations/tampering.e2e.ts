import { appendFile, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { precompress } from '@storefront/build/precompress';
import { integrityOf } from '@storefront/shared/release/integrity';
import { byEveryWorker } from '../support/by-every-worker';
import { badgeOf, liveVersion } from '../support/cart-releases';
import { cartControl } from '../support/cart-steps';
import { openInteractive } from '../support/interactive';
import { address, expect, hostAddress, releasesFolder, test } from '../support/storefront-test';

test('a script that was altered does not run, and only its slot is affected', async ({
  page,
  request,
  allowMessage,
}) => {
  const version = await liveVersion('cart');
  // Hosts that were slow for another journey are asked again after some seconds.
  await byEveryWorker(async (options) =>
    expect(await (await request.get('/shop', options)).text()).toContain(badgeOf(version)),
  );
  const path = `${version}/browser/__federation_expose_header_cart.js`;
  const file = join(releasesFolder, 'cart', path);
  const genuine = await readFile(file);
  const altered = Buffer.from('document.title = "taken over"');
  await writeFile(file, altered);
  await precompress(file);
  try {
    const url = `${hostAddress('cart')}/${path}`;
    const message = `Failed to find a valid digest in the 'integrity' attribute for resource '${url}' with computed SHA-384 integrity '${integrityOf(altered).slice('sha384-'.length)}'. The resource has been blocked.`;
    // The browser names the request that failed: the document's preload or the container's.
    for (const from of [`${address}/shop`, `${hostAddress('cart')}/${version}/browser/container.js`])
      allowMessage(message, from);
    const blocked = page.waitForEvent('console', (message) => message.text().includes('has been blocked'));
    await page.goto('/shop');
    expect((await blocked).text()).toBe(message);
    await expect(page.getByRole('article')).toHaveCount(24);
    await expect(cartControl(page, '0 items')).toBeVisible();
    await expect(page).toHaveTitle('Shop | Meridian Medical & Dental');
  } finally {
    await writeFile(file, genuine);
    await precompress(file);
  }
});

test('a server build that was altered does not run', async ({ page, storefront }) => {
  const version = await liveVersion('cart');
  const file = join(releasesFolder, 'cart', version, 'server/container.cjs');
  const genuine = await readFile(file);
  await storefront.kill('shell');
  await appendFile(file, '\n;globalThis.takenOver = true;');
  try {
    await storefront.start('shell');
    await openInteractive(page, '/shop');
    await expect(page.getByRole('article')).toHaveCount(24);
    await expect(page.getByRole('link', { name: 'Cart (0)' })).toBeVisible();
  } finally {
    await writeFile(file, genuine);
    // Otherwise the page reports files that it is still loading.
    await page.close();
    await storefront.kill('shell');
    await storefront.start('shell');
  }
});
