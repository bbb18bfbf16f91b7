import { openAlive } from '../support/alive';
import { keepInCookie } from '../support/cart-steps';
import { expect, test } from '../support/storefront-test';

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const path of ['/', '/shop', '/about-us', '/shop/wishlist', '/quote']) {
    test(`the HTML of ${path} has the visitor’s counts, in the header and at the foot`, async ({
      page,
      context,
    }) => {
      await keepInCookie(context, 'cart', 'a*2!b*11');
      await keepInCookie(context, 'wishlist', 'a!b');
      await keepInCookie(context, 'compare', 'a');
      await page.goto(path);
      const header = page.getByRole('banner');
      await expect(header.getByRole('link', { name: 'Cart, 13 items' })).toHaveText(/13$/);
      await expect(header.getByRole('link', { name: 'Wishlist, 2 items' })).toHaveText(/2$/);
      await expect(header.getByRole('link', { name: 'Compare, 1 item' })).toHaveText(/1$/);
      await page.setViewportSize({ width: 390, height: 800 });
      const bar = page.getByRole('navigation', { name: 'Shortcuts' });
      await expect(bar.getByRole('link', { name: 'Cart, 13 items' })).toHaveText(/13$/);
      await expect(bar.getByRole('link', { name: 'Wishlist 2' })).toBeVisible();
      await expect(bar.getByRole('link', { name: 'Wishlist 2' })).toHaveAttribute('href', '/shop/wishlist');
    });
  }

  test('a visitor who has nothing is told so', async ({ page }) => {
    await page.goto('/about-us');
    for (const list of ['Cart', 'Wishlist', 'Compare']) {
      await expect(page.getByRole('banner').getByRole('link', { name: `${list}, 0 items` })).toBeVisible();
    }
  });
});

test('the counts stay as they are when the page comes to life', async ({ page, context }) => {
  await keepInCookie(context, 'cart', 'a*2!b*11');
  await keepInCookie(context, 'wishlist', 'a!b');
  await keepInCookie(context, 'compare', 'a');
  await openAlive(page, '/about-us');
  const header = page.getByRole('banner');
  await expect(header.getByRole('button', { name: 'Cart, 13 items' })).toBeVisible();
  await expect(header.getByRole('link', { name: 'Wishlist, 2 items' })).toBeVisible();
  await expect(header.getByRole('link', { name: 'Compare, 1 item' })).toBeVisible();
});
