import type { Page, Request } from '@playwright/test';
import { openAlive } from '../support/alive';
import {
  cartDrawer,
  cartWay,
  closeDrawer,
  costOf,
  keepInCookie,
  sampleProduct,
  sampleProducts,
} from '../support/cart-steps';
import { expect, ports, test } from '../support/storefront-test';

const productCalls = `http://localhost:${ports.backend}/products`;

/** Addresses of the calls for details that a page makes from now on. */
function callsFrom(page: Page): string[] {
  const calls: string[] = [];
  page.on('request', (request: Request) => {
    if (request.url().startsWith(productCalls)) calls.push(request.url());
  });
  return calls;
}

const idsAskedFor = (call = '') => new URL(call).searchParams.getAll('id_in').sort();

test('the details of all lines are asked for at once, for drawer and page together, and for the next page', async ({
  page,
  context,
  request,
}) => {
  const ids = (await sampleProducts(request, 6)).map(({ id }) => id);
  const [inCart, wished] = [ids.slice(0, 3), ids.slice(3)];
  await keepInCookie(context, 'cart', inCart.map((id) => `${id}*1`).join('!'));
  await keepInCookie(context, 'wishlist', wished.join('!'));
  await openAlive(page, '/about-us');
  const calls = callsFrom(page);
  await cartWay(page, '3 items').click();
  await expect(cartDrawer(page).getByText(/^Subtotal/)).toBeVisible();
  await closeDrawer(page);
  await cartWay(page, '3 items').click();
  await expect(cartDrawer(page).getByText(/^Subtotal/)).toBeVisible();
  await cartDrawer(page).getByRole('link', { name: 'View cart' }).click();
  await expect(page.getByRole('rowheader')).toHaveCount(3);
  await expect(page.getByText('Loading …')).toHaveCount(0);
  await page.getByRole('banner').getByRole('link', { name: 'Wishlist, 3 items' }).click();
  await expect(page.getByRole('article')).toHaveCount(3);
  await expect(page.getByRole('article').last()).toContainText('$');
  expect(calls.map(idsAskedFor)).toEqual([[...inCart].sort(), [...wished].sort()]);
});

test('the cart’s page comes with the details, and they are there at once for who comes back', async ({
  page,
  context,
  request,
}) => {
  const product = await sampleProduct(request);
  await keepInCookie(context, 'cart', `${product.id}*2`);
  const calls = callsFrom(page);
  await openAlive(page, '/shop/shopping-cart');
  await expect(page.getByRole('cell', { name: costOf(product, 2) })).toBeVisible();
  expect(calls).toEqual([]);
  await page.getByRole('rowheader').getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(product.productName);
  await page.route(`${productCalls}**`, () => {});
  await page.goBack();
  await expect(page.getByRole('rowheader').getByRole('link')).toHaveText([product.productName]);
  await expect(page.getByRole('cell', { name: costOf(product, 2) })).toBeVisible();
});

test('a failure to get details is said, and trying again mends it', async ({
  page,
  context,
  request,
  expectMessage,
}) => {
  const product = await sampleProduct(request);
  await openAlive(page, '/about-us');
  await page.route(`${productCalls}**`, (route) => route.abort('connectionrefused'));
  page.on('console', (message) => {
    if (message.text().startsWith('ApiError')) expectMessage(message.text(), message.location().url);
  });
  expectMessage(
    'Failed to load resource: net::ERR_CONNECTION_REFUSED',
    `${productCalls}?id_in=${product.id}`,
  );
  await cartWay(page, '0 items').click();
  const drawer = cartDrawer(page);
  await expect(drawer.getByRole('alert')).toHaveText('Cart empty!');
  await keepInCookie(context, 'cart', `${product.id}*2`);
  await page.evaluate(() => dispatchEvent(new Event('focus')));
  await expect(drawer.getByText('The details of this product could not be loaded.')).toBeVisible();
  await drawer.getByRole('button', { name: `Increase quantity of Product ${product.id}` }).click();
  await expect(drawer.getByRole('heading')).toHaveText('Shopping Cart (3 items)');
  await drawer.getByRole('link', { name: 'View cart' }).click();
  await expect(page.getByText('Some details could not be loaded; your cart is safe.')).toBeVisible();
  await page.unroute(`${productCalls}**`);
  await page.getByRole('link', { name: 'Try again' }).click();
  await expect(page.getByRole('cell', { name: costOf(product, 3) })).toBeVisible();
});
