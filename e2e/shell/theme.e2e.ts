import { violationsOf } from 'run/browser/violations-of';
import { expect, test } from '../support/storefront-test';

test.beforeEach(({ page }) => page.goto('/_theme'));

test('the theme is a page for those who work on it, and not for search engines', async ({
  page,
  request,
}) => {
  expect((await request.get('/_theme')).status()).toBe(200);
  await expect(page).toHaveTitle(/^Theme \| /);
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
});

for (const width of [390, 1280]) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test(`nothing of it is wrong on ${width} pixels, ${colorScheme}`, async ({ page }) => {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await page.setViewportSize({ width, height: 900 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
      await page.setViewportSize({ width, height: await page.evaluate(() => document.body.scrollHeight) });
      expect(await violationsOf(page)).toEqual([]);
    });
  }
}

test('what is added there is in the cart', async ({ page }) => {
  await page.getByRole('main').getByRole('button', { name: 'Add to cart' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Theme' })).toBeVisible();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Cart, 1 item' })).toBeVisible();
});

test('it needs no script, and no other page has anything of it', async ({ page, request }) => {
  await expect(page.locator('script[src]')).toHaveCount(0);
  expect(await (await request.get('/about-us')).text()).not.toContain('theme-page');
});
