import { rename } from 'node:fs/promises';
import { join } from 'node:path';
import type { APIRequestContext } from '@playwright/test';
import { setTraffic } from 'releases/traffic/set-traffic';
import { byEveryWorker, madeByEveryWorker } from '../support/by-every-worker';
import { liveVersion } from '../support/cart-releases';
import { addButton, cartControl, sampleProducts } from '../support/cart-steps';
import { holdRequests } from '../support/hold-requests';
import { openInteractive } from '../support/interactive';
import { cardQuote, quoteForm } from '../support/quote-steps';
import {
  address,
  expect,
  failedWith,
  hostAddress,
  releases,
  releasesFolder,
  test,
} from '../support/storefront-test';

const refused = 'Failed to load resource: net::ERR_CONNECTION_REFUSED';

test.describe('the asset server of the catalogue is down', () => {
  const origin = hostAddress('catalogue');

  test('the page that the server renders stays, and its forms work', async ({
    page,
    request,
    storefront,
    expectMessage,
  }) => {
    await madeByEveryWorker(request, '/shop');
    await storefront.kill('catalogue');
    for (const file of await foreignFiles(request, '/shop', origin)) expectMessage(refused, file);

    await page.goto('/shop');
    await expect(page.getByText('Some extras of this page could not be loaded.')).toBeVisible();
    await expect(page.getByRole('article')).toHaveCount(24);
    await page.getByRole('article').nth(0).getByRole('button', { name: 'Add to cart' }).click();
    await expect(cartControl(page, '1 item')).toBeVisible();

    await storefront.start('catalogue');
  });

  test('while a host hangs, the page can be read and its forms work', async ({ page }) => {
    await page.route(`${origin}/**`, () => {});
    await page.goto('/shop', { waitUntil: 'domcontentloaded' });
    await page.getByRole('article').nth(0).getByRole('button', { name: 'Add to cart' }).click();
    await expect(cartControl(page, '1 item')).toBeVisible();
    await expect(page.getByRole('article')).toHaveCount(24);
  });

  test('while a host is slow, everything around the page is interactive, and the page follows with its code', async ({
    page,
  }) => {
    const held = await holdRequests(page, `${origin}/**`);
    await page.goto('/shop?page=2', { waitUntil: 'domcontentloaded' });
    await expect(page.locator('body.loaded')).toBeAttached();
    await page.getByRole('combobox', { name: 'Search for products' }).fill('gauze');
    await expect(page.getByRole('gridcell').first()).toBeVisible();
    expect(await page.evaluate(isPageInteractive)).toBe(false);

    held.letGo();
    await page.waitForFunction(isPageInteractive);
    await page.getByRole('link', { name: 'Load more' }).click();
    await expect(page).toHaveURL('/shop?page=3');
    await expect(page.getByRole('article')).toHaveCount(48);
    await page.getByRole('link', { name: 'Previous page' }).click();
    await expect(page).toHaveURL('/shop');
    await expect(page.getByRole('article')).toHaveCount(24);
  });

  test('a shell that starts meanwhile makes the page with the files of its folder', async ({
    request,
    storefront,
  }) => {
    await storefront.kill('shell');
    await storefront.kill('catalogue');
    await storefront.start('shell');
    await expect.poll(async () => (await request.get('/readyz')).status()).toBe(200);
    await madeByEveryWorker(request, '/shop');
    await storefront.start('catalogue');
  });

  test('a server that has the release nowhere says so only in the place of the page', async ({
    page,
    request,
    storefront,
    expectMessage,
  }) => {
    const folder = join(releasesFolder, 'catalogue', await liveVersion('catalogue'));
    await storefront.kill('shell');
    await storefront.kill('catalogue');
    await rename(folder, `${folder}.away`);
    try {
      await storefront.start('shell');
      // The shell loads the other remotes; on a busy machine their files may be late.
      await byEveryWorker(async (options) => {
        expect(await (await request.get('/about-us', options)).text()).toContain(
          'data-boundary="cart/header-cart"',
        );
      });

      expectMessage(failedWith(503), `${address}/shop`);
      const response = await openInteractive(page, '/shop');
      expect(response?.status()).toBe(503);
      expect(Number(response?.headers()['retry-after'])).toBeGreaterThan(0);
      expect(await response?.text()).not.toContain('noindex');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        'This part of the shop is not available right now',
      );
      await expect(cartControl(page, '0 items')).toBeVisible();
      await page.getByRole('link', { name: 'Request a quote' }).click();
      await expect(page.getByRole('heading', { name: 'Contact Details' })).toBeVisible();
    } finally {
      await rename(`${folder}.away`, folder);
    }

    await storefront.start('catalogue');
    await byEveryWorker(async (options) => {
      expect(await (await request.get('/shop', options)).text()).toContain('data-boundary="catalogue"');
    });
    await page.goto('/shop');
    await expect(page.getByRole('article')).toHaveCount(24);
  });
});

test('pages of a remote that is switched off answer 503, and the rest of the shop works', async ({
  page,
  request,
  expectMessage,
}) => {
  const version = await liveVersion('quote');
  const status = async () => (await request.get('/quote')).status();
  await setTraffic(releases, 'quote', { [version]: 0 });
  await expect.poll(status).toBe(503);

  expectMessage(failedWith(503), `${address}/quote`);
  const response = await openInteractive(page, '/quote');
  expect(Number(response?.headers()['retry-after'])).toBeGreaterThan(0);
  expect(await response?.text()).not.toContain('noindex');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'This part of the shop is not available right now',
  );
  await page.getByRole('banner').getByRole('link', { name: 'Meridian Medical & Dental' }).click();
  await expect(page.getByRole('article')).toHaveCount(24);

  const posted = await request.post('/quote', { form: { email: 'ann@clinic.test' } });
  expect(posted.status()).toBe(503);
  expect(Number(posted.headers()['retry-after'])).toBeGreaterThan(0);
  const html = await posted.text();
  expect(html).toContain('What you sent did not arrive.');
  // Each worker reads the company's name by itself, which a busy backend may be late with.
  await byEveryWorker(async ({ headers }) => {
    const again = await request.post('/quote', { headers, form: { email: 'ann@clinic.test' } });
    expect(await again.text()).toContain(
      '<title>Temporarily unavailable | Meridian Medical &amp; Dental</title>',
    );
  });

  await setTraffic(releases, 'quote', { [version]: 100 });
  await expect.poll(status).toBe(200);
});

test.describe('the asset server of the cart is down', () => {
  const origin = hostAddress('cart');

  test.beforeEach(async ({ request, storefront, expectMessage }) => {
    for (const path of ['/shop', '/shop/shopping-cart']) await madeByEveryWorker(request, path);
    await storefront.kill('cart');
    for (const file of await foreignFiles(request, '/shop', origin)) expectMessage(refused, file);
  });

  test.afterEach(({ storefront }) => storefront.start('cart'));

  test('adding works and is confirmed in a toast, since there is no drawer', async ({ page, request }) => {
    const [product] = await sampleProducts(request, 1);
    await page.goto('/shop', { waitUntil: 'networkidle' });
    await addButton(page).click();
    await expect(page.getByText(`Added to cart. ${product?.productName}`)).toBeVisible();
    await expect(page.getByRole('link', { name: 'Cart (1)' })).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.reload();
    await expect(cartControl(page, '1 item')).toBeVisible();
  });

  test('the cart button leads to the cart’s page, which can be used and loaded again', async ({
    page,
    request,
    expectMessage,
  }) => {
    for (const file of await foreignFiles(request, '/shop/shopping-cart', origin)) {
      expectMessage(refused, file);
    }
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/shop', { waitUntil: 'networkidle' });
    await addButton(page).click();
    const [product] = await sampleProducts(request, 1);
    await expect(page.getByText(`Added to cart. ${product?.productName}`)).toBeVisible();
    await page.getByRole('navigation', { name: 'Shortcuts' }).getByRole('button', { name: 'Cart' }).click();

    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Shopping Cart (1 item)');
    await expect(page.getByText('Some extras of this page could not be loaded.')).toBeVisible();
    await page.getByRole('button', { name: /^Increase quantity of / }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Shopping Cart (2 items)');
    await page.getByRole('link', { name: 'Try again' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Shopping Cart (2 items)');
  });
});

test('without the asset server of the quote, links lead to the form’s page, and the rest of the shop works', async ({
  page,
  request,
  storefront,
  expectMessage,
}) => {
  await madeByEveryWorker(request, '/quote');
  await storefront.kill('quote');
  await openInteractive(page, '/shop');
  page.on('console', (message) => {
    const from = message.location().url;
    if (`${message.text()} ${from}`.includes(hostAddress('quote'))) expectMessage(message.text(), from);
  });
  const asks = cardQuote(page);
  const form = (await asks.getAttribute('href')) ?? '';
  await asks.click();
  await expect(page).toHaveURL(form);
  await expect(quoteForm(page)).toBeVisible();
  await expect(page.getByText('Some extras of this page could not be loaded.')).toBeVisible();
  await storefront.start('quote');
});

/** Runs in the page: whether React has hydrated the page of a remote. */
function isPageInteractive(): boolean {
  const boundary = document.querySelector('main [data-boundary]');
  return Object.keys(boundary ?? {}).some((key) => key.startsWith('__reactProps$'));
}

/** Addresses on one origin of the scripts that a document asks for. */
async function foreignFiles(request: APIRequestContext, path: string, origin: string): Promise<string[]> {
  const html = await (await request.get(path)).text();
  return [...html.matchAll(/"url":"([^"]+)"/g)]
    .map(([, url = '']) => url)
    .filter((url) => url.startsWith(origin));
}
