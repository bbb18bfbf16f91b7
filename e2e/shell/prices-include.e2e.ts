import { openAlive } from '../support/alive';
import { cartDrawer, cartWay, keepInCookie, sampleProducts } from '../support/cart-steps';
import { quoteModal } from '../support/quote-steps';
import { expect, test } from '../support/storefront-test';

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled });

    test('a page with prices says once that they include GST', async ({ page, context, request }) => {
      const products = await sampleProducts(request, 2);
      const ids = products.map(({ id }) => id).join('!');
      for (const list of ['cart', 'wishlist', 'compare'] as const) await keepInCookie(context, list, ids);
      const said = page.getByText(/\bGST\b/);
      for (const path of [
        '/',
        '/shop',
        '/shop/list',
        '/search?keyword=gauze',
        `/product/${products[0]?.id}`,
        '/shop/wishlist',
        '/shop/compare',
        '/shop/shopping-cart',
        '/quote',
        `/quote?product=${products[0]?.id}&quantity=2`,
      ]) {
        await openAlive(page, path);
        await expect(said, path).toHaveText('Prices include GST');
        await expect(said, path).toBeVisible();
      }
      for (const path of ['/about-us', '/search?keyword=qqqqqqqq']) {
        await openAlive(page, path);
        await expect(said, path).toHaveCount(0);
      }
    });
  });
}

test('the quote over a page says it with its products, and so does the drawer', async ({
  page,
  context,
  request,
}) => {
  const [product] = await sampleProducts(request, 1);
  await keepInCookie(context, 'cart', product?.id ?? '');
  await openAlive(page, '/about-us');
  await cartWay(page, '1 item').click();
  const drawer = cartDrawer(page);
  await expect(drawer.getByText('Prices include GST')).toBeVisible();
  await drawer.getByRole('link', { name: 'Request a quote' }).click();
  await expect(quoteModal(page).getByText('Prices include GST')).toBeVisible();
});
