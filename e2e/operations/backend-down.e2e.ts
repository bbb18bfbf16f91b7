import { byEveryWorker } from '../support/by-every-worker';
import { expect, test } from '../support/storefront-test';

test.describe('the backend is down', () => {
  test.beforeEach(({ storefront }) => storefront.kill('backend'));
  test.afterEach(({ storefront }) => storefront.start('backend'));

  const lists = { cookie: 'cart=gauze*2; wishlist=gauze; compare=gauze' };

  test('a page without its main content is a 503 that names the missing part', async ({ request }) => {
    for (const [path, message] of [
      ['/', 'New products could not be loaded'],
      ['/homes/home-2', 'Featured products could not be loaded'],
      ['/shop', 'Products could not be loaded'],
      ['/shop/promotions', 'Products could not be loaded'],
      ['/search?keyword=gauze', 'Products could not be loaded'],
      ['/product/0123456789abcdef01234567', 'This product could not be loaded'],
      ['/product/layout-2/0123456789abcdef01234567', 'This product could not be loaded'],
      ['/shop/wishlist', 'Some details could not be loaded'],
      ['/shop/compare', 'Some details could not be loaded'],
      ['/blog', 'The articles could not be loaded'],
      ['/shop/compare?ids=gauze', 'Some details could not be loaded'],
    ] as const) {
      const ask = () => request.get(path, { headers: lists });
      // Earlier answers of the backend serve for a second.
      await expect.poll(async () => (await ask()).status(), path).toBe(503);
      const response = await ask();
      expect(response.headers()['retry-after'], path).toBe('120');
      const html = await response.text();
      expect(html, path).toContain(message);
      expect(html, path).toMatch(/<h1/);
      expect(html, path).not.toContain('name="robots"');
    }
  });

  test('a page with its main content is a 200', async ({ request }) => {
    for (const path of ['/shop/shopping-cart', '/quote', '/about-us', '/contact-us', '/core-team']) {
      const response = await request.get(path, { headers: lists });
      expect(response.status(), path).toBe(200);
      expect(response.headers()['retry-after'], path).toBeUndefined();
      expect(await response.text(), path).toMatch(/<h1/);
    }
    for (const path of ['/shop/wishlist', '/shop/compare'])
      expect((await request.get(path)).status(), path).toBe(200);
    expect((await request.get('/nowhere')).status()).toBe(404);
  });
});

test('a shell that starts before its backend serves under a neutral name until it is there', async ({
  page,
  request,
  storefront,
}) => {
  await storefront.kill('backend');
  await storefront.kill('shell');
  await storefront.start('shell');
  await page.goto('/about-us');
  await expect(page).toHaveTitle('About Us | Medical & Dental Supplies');
  await expect(
    page.getByRole('banner').getByRole('link', { name: 'Medical & Dental Supplies' }),
  ).toBeVisible();
  await expect(page.locator('a[href^="tel:"]')).toHaveCount(0);
  await expect(page.locator('body')).not.toContainText('undefined');

  await storefront.start('backend');
  await byEveryWorker(async (options) => {
    const html = await (await request.get('/about-us', options)).text();
    expect(html).toContain('<title>About Us | Meridian Medical &amp; Dental</title>');
    expect(html).toContain('/uploads/brand/logo.svg');
  });
  await page.goto('/about-us');
  await expect(page).toHaveTitle('About Us | Meridian Medical & Dental');
  await expect(
    page.getByRole('banner').getByRole('img', { name: 'Meridian Medical & Dental' }),
  ).toBeVisible();
});
