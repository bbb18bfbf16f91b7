import { violationsOf } from 'run/browser/violations-of';
import { openAlive } from '../support/alive';
import {
  cartDrawer,
  cartWay,
  closeDrawer,
  cookieOf,
  costOf,
  keepInCookie,
  sampleProducts,
} from '../support/cart-steps';
import { expect, test } from '../support/storefront-test';

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled });

    test('a product is moved into the cart, which is no removal', async ({ page, context, request }) => {
      const [one, two] = await sampleProducts(request, 2);
      if (!one || !two) throw new Error('There are no two products.');
      await keepInCookie(context, 'wishlist', `${one.id}!${two.id}`);
      await keepInCookie(context, 'cart', `${one.id}*2`);
      await openAlive(page, '/shop/wishlist');
      const names = page.getByRole('article').getByRole('heading', { level: 2 });
      await expect(names).toHaveText([one.productName, two.productName]);
      await expect(page.getByRole('article').first()).toContainText(costOf(one, 1));
      await expect(names.first().getByRole('link')).toHaveAttribute('href', `/product/${one.id}`);

      const card = page.getByRole('article').filter({ hasText: one.productName });
      await card.getByRole('button', { name: /^Move to cart/ }).click();
      if (javaScriptEnabled) {
        await expect(cartDrawer(page).getByText('Added to your cart.')).toBeVisible();
        await closeDrawer(page);
      }
      await expect(names).toHaveText([two.productName]);
      await expect(page.getByRole('button', { name: 'Undo' })).toHaveCount(0);
      await expect(cartWay(page, '3 items')).toBeVisible();
      await expect(page.getByRole('banner').getByRole('link', { name: 'Wishlist, 1 item' })).toBeVisible();
      expect(await cookieOf(context, 'cart')).toBe(`${one.id}*3`);
    });

    test('all products that there are are moved into the cart at once', async ({
      page,
      context,
      request,
    }) => {
      const products = await sampleProducts(request, 3);
      const [one, ...others] = products.map(({ id }) => id);
      await keepInCookie(context, 'wishlist', [one, 'nothing-any-more', ...others].join('!'));
      await openAlive(page, '/shop/wishlist');
      await page.getByRole('button', { name: 'Move all to cart' }).click();
      if (javaScriptEnabled) {
        await expect(cartDrawer(page).getByText('Added to your cart.')).toBeVisible();
        await closeDrawer(page);
      } else {
        await expect(page.getByRole('status').filter({ hasText: 'Added to cart.' })).toContainText('3 items');
      }
      await expect(page).toHaveURL('/shop/wishlist');
      await expect(page.getByRole('article')).toHaveCount(1);
      await expect(cartWay(page, '3 items')).toBeVisible();
      expect(await cookieOf(context, 'cart')).toBe(products.map(({ id }) => `${id}*1`).join('!'));
      expect(await cookieOf(context, 'wishlist')).toBe('nothing-any-more');
    });

    test('a product is removed and put back to its place', async ({ page, context, request }) => {
      const products = await sampleProducts(request, 3);
      const kept = products.map(({ id }) => id).join('!');
      await keepInCookie(context, 'wishlist', kept);
      await openAlive(page, '/shop/wishlist');
      await page.getByRole('button', { name: `Remove ${products[1]?.productName}` }).click();
      await expect(page.getByRole('article')).toHaveCount(2);
      await page.getByRole('button', { name: 'Undo' }).click();
      await expect(page.getByRole('article').getByRole('heading', { level: 2 })).toHaveText(
        products.map(({ productName }) => productName),
      );
      await expect(page.getByRole('button', { name: 'Undo' })).toHaveCount(0);
      expect(await cookieOf(context, 'wishlist')).toBe(kept);
    });

    test('a product that is gone cannot be moved, only removed', async ({ page, context }) => {
      await keepInCookie(context, 'wishlist', 'nothing-any-more');
      await openAlive(page, '/shop/wishlist');
      await expect(page.getByRole('article')).toContainText('This product is no longer available.');
      await expect(page.getByRole('button', { name: /^Move to cart/ })).toHaveCount(0);
      await page.getByRole('button', { name: /^Remove/ }).click();
      await expect(page.getByText('Your wishlist is empty.')).toBeVisible();
      await page.getByRole('main').getByRole('link', { name: 'Back to shop' }).click();
      await expect(page).toHaveURL('/shop');
    });
  });
}

test('a product that a card kept is counted and shown', async ({ page }) => {
  await openAlive(page, '/shop');
  const card = page.getByRole('article').first();
  const name = await card.getByRole('img').first().getAttribute('alt');
  await card.getByRole('button', { name: 'Add to wishlist', exact: true }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Success!' })).toContainText(
    'This item has been added to your wishlist',
  );
  await page.getByRole('banner').getByRole('link', { name: 'Wishlist, 1 item' }).click();
  await expect(page.getByRole('heading', { level: 2, name: name ?? '' })).toBeVisible();
});

test('the focus is on Undo after removing, and on the heading after undoing', async ({
  page,
  context,
  request,
}) => {
  const [product] = await sampleProducts(request, 1);
  await keepInCookie(context, 'wishlist', product?.id ?? '');
  await openAlive(page, '/shop/wishlist');
  await page.getByRole('button', { name: /^Remove/ }).press('Enter');
  await expect(page.getByRole('button', { name: 'Undo' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

for (const width of [390, 1280]) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test(`nothing is wrong with the wishlist on ${width} pixels, ${colorScheme}`, async ({
      page,
      context,
      request,
    }) => {
      const [product] = await sampleProducts(request, 1);
      await keepInCookie(context, 'wishlist', `${product?.id}!gone`);
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await page.setViewportSize({ width, height: 1400 });
      await openAlive(page, '/shop/wishlist');
      await expect(page.getByRole('article')).toHaveCount(2);
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
      expect(await violationsOf(page)).toEqual([]);
      for (const left of [1, 0]) {
        await page
          .getByRole('button', { name: /^Remove/ })
          .first()
          .click();
        await expect(page.getByRole('article')).toHaveCount(left);
      }
      await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible();
      expect(await violationsOf(page)).toEqual([]);
    });
  }
}
