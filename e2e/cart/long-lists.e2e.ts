import { keepInCookie, sampleProducts } from '../support/cart-steps';
import { expect, test } from '../support/storefront-test';

/** Most bytes of HTML in the page of a list. */
const limit = 500_000;

test('pages of the longest lists stay within 500 KB', async ({ context, request }) => {
  const products = await sampleProducts(request, 320);
  const ids = products.map(({ id }) => id);
  const list = ids.slice(0, 160);
  const full = Math.floor(4_000 / `${ids[0]}*99!`.length);
  expect(full).toBeGreaterThanOrEqual(140);
  const cartOf = (some: readonly string[]) => some.map((id) => `${id}*99`).join('!');
  await keepInCookie(context, 'cart', cartOf(ids.slice(0, full)));
  await keepInCookie(context, 'wishlist', list.join('!'));
  await keepInCookie(context, 'compare', list.join('!'));
  for (const path of [
    `/shop/shopping-cart?list=cart&lines=${cartOf(ids.slice(160, 160 + full))}&place=0`,
    `/shop/wishlist?list=wishlist&lines=${ids.slice(160).join('!')}&place=0`,
    `/shop/compare?list=compare&lines=${ids.slice(160).join('!')}&place=0`,
    `/shop/compare?other=${'x'.repeat(900)}`,
    `/shop/compare?ids=${list.join(',')}`,
    '/quote',
  ]) {
    const response = await context.request.get(path);
    expect(response.status(), path).toBe(200);
    expect(Buffer.byteLength(await response.text()), path).toBeLessThan(limit);
  }
});
