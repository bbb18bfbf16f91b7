import { violationsOf } from 'run/browser/violations-of';
import { expect, test } from '../support/storefront-test';

test('the theme is a page for those who work on it, which needs no script, and whose forms work', async ({
  page,
  request,
}) => {
  const response = await page.goto('/_theme');
  expect(response?.status()).toBe(200);
  await expect(page).toHaveTitle(/^Theme \| /);
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  await expect(page.locator('script[src]')).toHaveCount(0);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect(await violationsOf(page)).toEqual([]);

  await page.getByRole('main').getByRole('button', { name: 'Add to cart' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Theme' })).toBeVisible();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Cart, 1 item' })).toBeVisible();
  expect(await (await request.get('/about-us')).text()).not.toContain('theme-page');
});
