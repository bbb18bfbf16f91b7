import { openAlive } from '../support/alive';
import { cartDrawer, cartWay, keepInCookie, sampleProducts } from '../support/cart-steps';
import { quoteModal } from '../support/quote-steps';
import { expect, test } from '../support/storefront-test';

test('a page with prices says once that they include GST', async ({ request }) => {
  const products = await sampleProducts(request, 2);
  const ids = products.map(({ id }) => id).join('!');
  const cookie = ['cart', 'wishlist', 'compare'].map((list) => `${list}=${ids}`).join('; ');
  const saidAt = async (path: string) => {
    const html = await (await request.get(path, { headers: { cookie } })).text();
    const texts = html.replaceAll(/<(script|style).*?<\/\1>/gs, '').split(/<[^>]*>/);
    return texts.filter((text) => /\bGST\b/.test(text));
  };
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
    expect(await saidAt(path), path).toEqual(['Prices include GST']);
  }
  for (const path of ['/about-us', '/search?keyword=qqqqqqqq']) expect(await saidAt(path), path).toEqual([]);
});

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
