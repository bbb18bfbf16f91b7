import { openAlive } from '../support/alive';
import { keepInCookie } from '../support/cart-steps';
import { expect, test } from '../support/storefront-test';

/** What the header counts of a cart with 13 items, a wishlist with two products and a comparison with one. */
const counts = ['Cart, 13 items', 'Wishlist, 2 items', 'Compare, 1 item'];

test('the HTML of each page has the visitor’s counts, in the header and at the foot, which stay when it comes to life', async ({
  page,
  context,
}) => {
  const empty = await (await context.request.get('/about-us')).text();
  for (const list of ['Cart', 'Wishlist', 'Compare'])
    expect(empty).toContain(`aria-label="${list}, 0 items"`);

  await keepInCookie(context, 'cart', 'a*2!b*11');
  await keepInCookie(context, 'wishlist', 'a!b');
  await keepInCookie(context, 'compare', 'a');
  for (const path of ['/', '/shop', '/about-us', '/shop/wishlist', '/quote']) {
    const html = await (await context.request.get(path)).text();
    for (const count of counts) expect(html, path).toContain(`aria-label="${count}"`);
  }

  await openAlive(page, '/about-us');
  const header = page.getByRole('banner');
  await expect(header.getByRole('button', { name: 'Cart, 13 items' })).toHaveText(/13$/);
  await expect(header.getByRole('link', { name: 'Wishlist, 2 items' })).toHaveText(/2$/);
  await expect(header.getByRole('link', { name: 'Compare, 1 item' })).toHaveText(/1$/);
  await page.setViewportSize({ width: 390, height: 800 });
  const bar = page.getByRole('navigation', { name: 'Shortcuts' });
  await expect(bar.getByRole('button', { name: 'Cart, 13 items' })).toHaveText(/13$/);
  await expect(bar.getByRole('link', { name: 'Wishlist 2' })).toBeVisible();
  await expect(bar.getByRole('link', { name: 'Wishlist 2' })).toHaveAttribute('href', '/shop/wishlist');
});
