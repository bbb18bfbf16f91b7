import { openAlive } from '../support/alive';
import { cartDrawer, cartWay, closeDrawer, keepInCookie, sampleProducts } from '../support/cart-steps';
import { expect, ports, test } from '../support/storefront-test';

const productCalls = `http://localhost:${ports.backend}/products`;

test('the details of all lines are asked for at once, for drawer and page together, and for the next page; the cart’s document brings its own', async ({
  page,
  context,
  request,
}) => {
  const ids = (await sampleProducts(request, 6)).map(({ id }) => id);
  const [inCart, wished] = [ids.slice(0, 3), ids.slice(3)];
  await keepInCookie(context, 'cart', inCart.map((id) => `${id}*1`).join('!'));
  await keepInCookie(context, 'wishlist', wished.join('!'));
  const asked: string[][] = [];
  page.on('request', (one) => {
    const { origin, pathname, searchParams } = new URL(one.url());
    if (origin + pathname === productCalls) asked.push(searchParams.getAll('id_in').sort());
  });
  await openAlive(page, '/shop/shopping-cart');
  await expect(page.getByRole('rowheader')).toHaveCount(3);
  await expect(page.getByText('Loading …')).toHaveCount(0);
  expect(asked).toEqual([]);

  await openAlive(page, '/about-us');
  for (const _ of ['once', 'again']) {
    await cartWay(page, '3 items').click();
    await expect(cartDrawer(page).getByText(/^Subtotal/)).toBeVisible();
    await closeDrawer(page);
  }
  await cartWay(page, '3 items').click();
  await cartDrawer(page).getByRole('link', { name: 'View cart' }).click();
  await expect(page.getByRole('rowheader')).toHaveCount(3);
  await expect(page.getByText('Loading …')).toHaveCount(0);
  await page.getByRole('banner').getByRole('link', { name: 'Wishlist, 3 items' }).click();
  await expect(page.getByRole('article')).toHaveCount(3);
  await expect(page.getByRole('article').last()).toContainText('$');
  expect(asked).toEqual([[...inCart].sort(), [...wished].sort()]);
});
