import { cartControl, cookieOf, costOf, keepInCookie, sampleProducts } from '../support/cart-steps';
import { openInteractive } from '../support/interactive';
import { expect, test } from '../support/storefront-test';

test.use({ javaScriptEnabled: false });

test('without JavaScript products of the wishlist are moved into the cart, removed and put back', async ({
  page,
  context,
  request,
}) => {
  const products = await sampleProducts(request, 4);
  const [one, two] = products;
  if (!one || !two) throw new Error('There are no two products.');
  const names = products.map(({ productName }) => productName);
  const gone = 'nothing-any-more';
  const kept = (from: number) =>
    [...products.slice(from, 2), { id: gone }, ...products.slice(2)].map(({ id }) => id).join('!');
  await keepInCookie(context, 'wishlist', kept(0));
  await keepInCookie(context, 'cart', `${one.id}*2`);
  await openInteractive(page, '/shop/wishlist');
  const cards = page.getByRole('article');
  const titles = cards.getByRole('heading', { level: 2 }).getByRole('link');
  const undo = page.getByRole('button', { name: 'Undo' });

  await test.step('moves a product without offering to undo a removal', async () => {
    await expect(titles).toHaveText(names);
    await expect(cards.first()).toContainText(costOf(one, 1));
    await page.getByRole('button', { name: `Move to cart ${one.productName}` }).click();
    await expect(titles).toHaveText(names.slice(1));
    await expect(undo).toHaveCount(0);
    await expect(cartControl(page, '3 items')).toBeVisible();
    await expect(page.getByRole('banner').getByRole('link', { name: 'Wishlist, 4 items' })).toBeVisible();
  });

  await test.step('removes a product, and restores it at its place', async () => {
    await page.getByRole('button', { name: `Remove ${two.productName}` }).click();
    await expect(titles).toHaveText(names.slice(2));
    await undo.click();
    await expect(titles).toHaveText(names.slice(1));
    expect(await cookieOf(context, 'wishlist')).toBe(kept(1));
  });

  await test.step('moves all products at once, except one that is gone', async () => {
    await page.getByRole('button', { name: 'Move all to cart' }).click();
    await expect(page.getByRole('status').filter({ hasText: 'Added to cart.' })).toContainText('6 items');
    await expect(cards).toHaveCount(1);
    await expect(cards).toContainText('This product is no longer sold.');
    expect(await cookieOf(context, 'cart')).toBe(
      products.map(({ id }) => `${id}*${id === one.id ? 3 : 1}`).join('!'),
    );
    expect(await cookieOf(context, 'wishlist')).toBe(gone);
  });
});
