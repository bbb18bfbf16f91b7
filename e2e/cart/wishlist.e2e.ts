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

    test('products are moved into the cart, removed and put back', async ({ page, context, request }) => {
      const products = await sampleProducts(request, 4);
      const [one, two] = products;
      if (!one || !two) throw new Error('There are no two products.');
      const names = products.map(({ productName }) => productName);
      const gone = 'nothing-any-more';
      const kept = (from: number) =>
        [...products.slice(from, 2), { id: gone }, ...products.slice(2)].map(({ id }) => id).join('!');
      await keepInCookie(context, 'wishlist', kept(0));
      await keepInCookie(context, 'cart', `${one.id}*2`);
      await openAlive(page, '/shop/wishlist');
      const cards = page.getByRole('article');
      const titles = cards.getByRole('heading', { level: 2 }).getByRole('link');
      const undo = page.getByRole('button', { name: 'Undo' });
      const drawerSaysSo = async () => {
        if (!javaScriptEnabled) return;
        await expect(cartDrawer(page).getByText('Added to your cart.')).toBeVisible();
        await closeDrawer(page);
      };

      await test.step('one is moved, which is no removal', async () => {
        await expect(titles).toHaveText(names);
        await expect(cards.first()).toContainText(costOf(one, 1));
        await expect(titles.first()).toHaveAttribute('href', `/product/${one.id}`);
        await cards
          .first()
          .getByRole('button', { name: /^Move to cart/ })
          .click();
        await drawerSaysSo();
        await expect(titles).toHaveText(names.slice(1));
        await expect(undo).toHaveCount(0);
        await expect(cartWay(page, '3 items')).toBeVisible();
        await expect(page.getByRole('banner').getByRole('link', { name: 'Wishlist, 4 items' })).toBeVisible();
        expect(await cookieOf(context, 'cart')).toBe(`${one.id}*3`);
      });

      await test.step('one is removed, and put back to its place', async () => {
        await page.getByRole('button', { name: `Remove ${two.productName}` }).click();
        await expect(titles).toHaveText(names.slice(2));
        await undo.click();
        await expect(titles).toHaveText(names.slice(1));
        await expect(undo).toHaveCount(0);
        expect(await cookieOf(context, 'wishlist')).toBe(kept(1));
      });

      await test.step('all are moved at once, but for one that is gone, which can only be removed', async () => {
        await page.getByRole('button', { name: 'Move all to cart' }).click();
        await drawerSaysSo();
        if (!javaScriptEnabled) {
          await expect(page.getByRole('status').filter({ hasText: 'Added to cart.' })).toContainText(
            '6 items',
          );
        }
        await expect(page).toHaveURL('/shop/wishlist');
        await expect(cards).toHaveCount(1);
        await expect(cartWay(page, '6 items')).toBeVisible();
        expect(await cookieOf(context, 'cart')).toBe(
          products.map(({ id }) => `${id}*${id === one.id ? 3 : 1}`).join('!'),
        );
        expect(await cookieOf(context, 'wishlist')).toBe(gone);
        await expect(cards).toContainText('This product is no longer available.');
        await expect(page.getByRole('button', { name: /^Move to cart/ })).toHaveCount(0);
        await page.getByRole('button', { name: /^Remove/ }).click();
        await expect(page.getByText('Your wishlist is empty.')).toBeVisible();
        await page.getByRole('main').getByRole('link', { name: 'Back to shop' }).click();
        await expect(page).toHaveURL('/shop');
      });
    });
  });
}

test('a product that a card kept is counted and shown; the focus is on Undo after removing it, and on the heading after undoing', async ({
  page,
}) => {
  await openAlive(page, '/shop');
  const card = page.getByRole('article').first();
  const name = await card.getByRole('img').first().getAttribute('alt');
  await card.getByRole('button', { name: 'Add to wishlist', exact: true }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Success!' })).toContainText(
    'This item has been added to your wishlist',
  );
  await page.getByRole('banner').getByRole('link', { name: 'Wishlist, 1 item' }).click();
  await expect(page.getByRole('heading', { level: 2, name: name ?? '' })).toBeVisible();
  await page.getByRole('button', { name: /^Remove/ }).press('Enter');
  await expect(page.getByRole('button', { name: 'Undo' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});
