import { openAlive } from '../support/alive';
import { cartDrawer, cartWay, closeDrawer, keepInCookie, sampleProducts } from '../support/cart-steps';
import { expect, test } from '../support/storefront-test';

test('what one tab changes shows in the other, whose drawer is open, wishlist and comparison too', async ({
  page,
  context,
  request,
}) => {
  const products = await sampleProducts(request, 2);
  const names = products.map(({ productName }) => productName);
  await keepInCookie(context, 'cart', `${products[0]?.id}*1`);
  const other = await context.newPage();
  await openAlive(page, '/shop');
  await openAlive(other, '/shop/shopping-cart');
  await cartWay(page, '1 item').click();
  const drawer = cartDrawer(page);
  await expect(drawer.getByRole('listitem')).toHaveCount(1);

  await other.getByRole('button', { name: `Increase quantity of ${names[0]}` }).click();
  await expect(drawer.getByRole('heading')).toHaveText('Shopping Cart (2 items)');
  await openAlive(other, `/product/${products[1]?.id}`);
  await other.getByRole('main').getByRole('button', { name: 'Add to cart' }).first().click();
  await expect(drawer.getByRole('listitem').getByRole('link')).toHaveText(names);
  await drawer.getByRole('button', { name: `Remove ${names[0]}` }).click();
  await expect(cartDrawer(other).getByRole('listitem').getByRole('link')).toHaveText([names[1] ?? '']);
  await expect(cartDrawer(other).getByRole('button', { name: 'Undo' })).toHaveCount(0);

  await closeDrawer(page);
  await closeDrawer(other);
  const article = other.getByRole('article', { name: names[1] ?? '' });
  await article.getByRole('button', { name: 'Add to wishlist', exact: true }).click();
  await article.getByRole('button', { name: 'Compare', exact: true }).click();
  for (const list of ['Wishlist', 'Compare'])
    await expect(page.getByRole('banner').getByRole('link', { name: `${list}, 1 item` })).toBeVisible();
});
