import { addButton, cartDrawer, closeDrawer, sampleProduct } from '../support/cart-steps';
import { openInteractive } from '../support/interactive';
import { expect, test } from '../support/storefront-test';

test('a broken cookie keeps its readable product on each list’s page, and 30 KB of cookies break no page', async ({
  request,
}) => {
  const { id } = await sampleProduct(request);
  const lists = ['cart', 'wishlist', 'compare'];
  for (const broken of [
    `%E0%A4%A!<script>alert(1)</script>!***!${id}*2!abc~00`,
    encodeURIComponent(`[{"id":"${id}","quantity":2,"colour":"red"},{"id":"a`),
  ]) {
    const headers = { cookie: lists.map((list) => `${list}=${broken}`).join('; ') };
    for (const path of ['/shop/shopping-cart', '/shop/wishlist', '/shop/compare']) {
      const response = await request.get(path, { headers });
      expect(response.status(), `${path} with ${broken}`).toBe(200);
      expect(await response.text(), `${path} with ${broken}`).toContain(`href="/product/${id}"`);
    }
  }
  const filling = Array.from({ length: 7 }, (_, nth) => `other${nth}=${'x'.repeat(4_000)}`);
  const headers = { cookie: [...filling, `cart=${id}*2`].join('; ') };
  for (const path of ['/', '/shop', '/shop/shopping-cart', '/shop/wishlist', '/shop/compare', '/quote']) {
    const response = await request.get(path, { headers });
    expect(response.status(), path).toBe(200);
    expect(await response.text(), path).toContain('aria-label="Cart, 2 items"');
  }
});

test('without stored cookies the cart lasts as long as the page, and the visitor is told', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(Document.prototype, 'cookie', { get: () => '', set() {} });
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('The operation is insecure.', 'SecurityError');
      },
    });
    Storage.prototype.setItem = () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    };
  });
  await openInteractive(page, '/shop');
  await addButton(page, 0).click();
  const drawer = cartDrawer(page);
  await expect(drawer.getByRole('listitem')).toHaveCount(1);
  await expect(
    page.getByText(/^(Not saved )?Your browser does not keep cookies for this shop/).first(),
  ).toBeVisible();
  await closeDrawer(page);
  await addButton(page, 1).click();
  await drawer.getByRole('link', { name: 'View cart' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Shopping Cart (2 items)');
  await expect(page.getByRole('rowheader')).toHaveCount(2);
});
