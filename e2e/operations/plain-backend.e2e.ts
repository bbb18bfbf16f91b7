import type { Child } from 'run/child';
import { cartControl } from '../support/cart-steps';
import { openInteractive } from '../support/interactive';
import { startShell } from '../support/own-shell';
import { expect, failedWith, firstPort, test } from '../support/storefront-test';
import type { PlainBackend } from './plain-backend';
import { startPlainBackend } from './plain-backend';

// The same build as everywhere, at other addresses.
const shellPort = firstPort + 50;
const backendPort = firstPort + 51;
const shop = `http://localhost:${shellPort}`;

let backend: PlainBackend;
let shell: Child;

test.use({ baseURL: shop });

test.beforeAll(async ({ storefront: _ }) => {
  backend = await startPlainBackend(backendPort);
  shell = await startShell(shellPort, {
    BACKEND_URL: `http://localhost:${backendPort}`,
    PICTURE_ORIGINS: 'https://pictures.test',
  });
});

test.beforeEach(async ({ context }) => {
  backend.mode = 'plain';
  await context.route('https://pictures.test/**', (route) =>
    route.fulfill({
      contentType: 'image/svg+xml',
      body: '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>',
    }),
  );
});

test.afterAll(async () => {
  await shell?.stop();
  backend?.stop();
});

test('browsing, filtering, a product and the cart work with a minimal backend', async ({ page }) => {
  await openInteractive(page, '/shop');
  await expect(page).toHaveTitle('Shop | Plain Supplies');
  await expect(page.getByRole('article')).toHaveCount(24);
  await expect(page.getByText('Products 1 to 24')).toBeVisible();
  await page.getByRole('link', { name: 'Load more' }).click();
  await expect(page.getByRole('article')).toHaveCount(30);

  await page.getByRole('link', { name: 'Filters' }).click();
  await expect(page.getByRole('region', { name: 'Filters' }).getByLabel('Brand')).toHaveCount(0);
  await page.getByLabel('From').fill('35');
  await page.getByLabel('From').press('Enter');
  await expect(page.getByRole('article')).toHaveCount(5);
  await expect(page.getByRole('link', { name: 'Remove filter From $35.00' })).toBeVisible();

  await openInteractive(page, '/product/p3');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Plain product 03');
  await page.getByRole('button', { name: 'Add to cart' }).first().click();
  await expect(cartControl(page, '1 item')).toBeVisible();
  await page.goto('/shop/shopping-cart');
  await expect(page.getByRole('main')).toContainText('$12.50');
});

test('the menus lead as near to each category as the backend allows', async ({ page }) => {
  await openInteractive(page, '/about-us');
  const menu = page.getByRole('navigation', { name: 'Main' });
  await menu.getByText('Categories', { exact: true }).click();
  const hrefOf = (name: string) =>
    menu.locator('.mega-menu-categories').getByRole('link', { name, exact: true }).getAttribute('href');
  expect(await hrefOf('Wound Care')).toBe('/shop?mainId=m1');
  // These come from the product categories, because the main categories have none.
  expect(await hrefOf('Bandages')).toBe('/shop?subId=s1');
  expect(await hrefOf('Wound Closure')).toBe('/shop?mainId=m1');
  expect(await hrefOf('Tools')).toBe('/shop');
  expect(await hrefOf('Scissors')).toBe('/shop');
  await menu.getByRole('link', { name: 'Bandages' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bandages');
  await expect(page.getByRole('article')).toHaveCount(24);
});

test('without taxes and policies in the settings, pages omit both', async ({ page, expectMessage }) => {
  for (const path of ['/', '/shop', '/product/p3', '/contact-us', '/newsletter', '/quote']) {
    await openInteractive(page, path);
    await expect(page.getByRole('link', { name: /^(Privacy policy|Terms|Returns)/ })).toHaveCount(0);
    await expect(page.getByText('Prices include')).toHaveCount(0);
  }
  for (const path of ['/privacy', '/terms', '/returns']) {
    expectMessage(failedWith(404), shop + path);
    expect((await openInteractive(page, path))?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('We could not find that page');
  }
});

test('a product without optional fields has no details, and none of a sample', async ({ page }) => {
  await page.goto('/product/p3');
  await expect(page.getByRole('region', { name: 'Details', exact: true })).toHaveCount(0);
  await expect(page.getByRole('navigation', { name: 'Variants' })).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'Sample details' })).toHaveCount(0);
  await expect(page.getByText('(1 review)')).toHaveCount(0);
});

test('a product with forty variants and endless words fits a phone, as a page and as a card', async ({
  page,
}) => {
  const expectToFit = async () => {
    for (const width of [320, 390]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    }
    await expect(page.locator('main b, main img[src=x]')).toHaveCount(0);
  };
  await openInteractive(page, '/shop?limit=24');
  await expectToFit();
  await openInteractive(page, '/product/p4');
  await expectToFit();
  const sizes = page.getByRole('list', { name: 'Size' });
  await expect(sizes).toBeHidden();
  await page.getByText('41 sizes in all').click();
  await expect(sizes.getByRole('listitem')).toHaveCount(41);
  await expectToFit();
});

test('parts that the browser loads again keep their place and size', async ({ page, expectMessage }) => {
  backend.mode = 'slow';
  expectMessage(failedWith(503), `${shop}/shop`);
  await page.goto('/shop');
  const skeleton = page.locator('ul[aria-hidden=true] > li').first();
  await expect(skeleton).toBeVisible();
  const kept = await skeleton.boundingBox();
  // The pending answer takes its five seconds.
  await expect(page.getByRole('article')).toHaveCount(24, { timeout: 15_000 });
  const card = await page.getByRole('article').first().boundingBox();
  expect(kept?.width).toBe(card?.width);
  expect(Math.abs((kept?.height ?? 0) / (card?.height ?? 1) - 1)).toBeLessThan(0.15);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('while the backend is slow the shop says so, and offers to try again', async ({
    page,
    expectMessage,
  }) => {
    backend.mode = 'slow';
    expectMessage(failedWith(503), `${shop}/shop`);
    const response = await page.goto('/shop');
    expect(response?.status()).toBe(503);
    await expect(page.getByText('Products could not be loaded')).toBeVisible();
    backend.mode = 'plain';
    await page.getByRole('link', { name: 'Try again' }).click();
    await expect(page.getByRole('article')).toHaveCount(24);
  });
});

for (const mode of ['slow', 'failing', 'garbage'] as const) {
  test(`while the backend is ${mode} every page says what it lacks`, async ({ request }) => {
    backend.mode = mode;
    for (const [path, message] of [
      ['/', 'New products could not be loaded'],
      ['/shop?filter=open', 'Some filters could not be loaded'],
      ['/product/p3', 'This product could not be loaded'],
      ['/privacy', 'This page could not be loaded'],
    ] as const) {
      // Earlier answers of the backend serve for a second.
      await expect.poll(async () => (await request.get(path)).status(), path).toBe(503);
      const html = await (await request.get(path)).text();
      expect(html, path).toContain(message);
      expect(html.match(/<h1/g), path).toHaveLength(1);
      expect(html.replaceAll(/<script.*?<\/script>/gs, ''), path).not.toContain('undefined');
    }
  });
}
