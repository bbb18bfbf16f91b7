import { openAlive } from '../support/alive';
import {
  addButton,
  cartDrawer,
  cartWay,
  closeDrawer,
  cookieOf,
  keepInCookie,
  sampleProducts,
} from '../support/cart-steps';
import { address, expect, test } from '../support/storefront-test';

/** What a cookie may have become, around the line of a product that is still in the shop; and the items it then has. */
const broken = [
  ['cut off', (id: string) => `${id}*2!abc~00`, 2],
  [
    'cut off within an encoded list',
    (id: string) => encodeURIComponent(`[{"id":"${id}","quantity":2},{"id":"a`),
    2,
  ],
  ['edited by hand', (id: string) => `"${id}*2!!**!=%%!"`, 2],
  ['with the line twice', (id: string) => `${id}*1!${id}*1`, 2],
  ['with a negative quantity', (id: string) => `${id}*-4`, 1],
  ['with a quantity in words', (id: string) => `${id}*two!${id}*2`, 2],
  ['with a fraction', (id: string) => `${id}*2.9`, 2],
  ['with nothing but noise besides', (id: string) => `%00%ff!~~~!__proto__"!{}[]!${id}*2`, 2],
] as const;

for (const [what, write, items] of broken) {
  for (const [list, path] of [
    ['cart', '/shop/shopping-cart'],
    ['wishlist', '/shop/wishlist'],
    ['compare', '/shop/compare'],
  ] as const) {
    test(`a ${list} cookie ${what} leaves its page with the product`, async ({ page, context, request }) => {
      const [product] = await sampleProducts(request, 1);
      await keepInCookie(context, list, write(product?.id ?? ''));
      const response = await openAlive(page, path);
      expect(response?.status()).toBe(200);
      const remove = page.getByRole('button', { name: `Remove ${product?.productName}` });
      await expect(remove).toHaveCount(1);
      if (list === 'cart') await expect(page.getByRole('spinbutton').last()).toHaveValue(String(items));
      await remove.click();
      await expect(remove).toHaveCount(0);
      expect(await cookieOf(context, list)).not.toContain(product?.id);
      await page.getByRole('button', { name: 'Undo' }).click();
      await expect(remove).toHaveCount(1);
    });
  }
}

test('cookies of others stay as they are', async ({ page, context }) => {
  const others = { consent: 'a%20b!c*1', cart2: 'x*9', my_wishlist: '[1,2]' };
  await context.addCookies(Object.entries(others).map(([name, value]) => ({ name, value, url: address })));
  await openAlive(page, '/shop');
  await addButton(page).click();
  await cartDrawer(page)
    .getByRole('button', { name: /^Increase quantity of / })
    .click();
  await cartDrawer(page).getByRole('button', { name: 'Clear all items' }).click();
  await closeDrawer(page);
  await page
    .getByRole('article')
    .first()
    .getByRole('button', { name: 'Add to wishlist', exact: true })
    .click();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Wishlist, 1 item' })).toBeVisible();
  const kept = Object.fromEntries((await context.cookies()).map(({ name, value }) => [name, value]));
  expect(kept).toMatchObject(others);
});

test('where cookies are blocked the cart lasts as long as the page, and the visitor is told', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(Document.prototype, 'cookie', { get: () => '', set() {} });
  });
  await openAlive(page, '/shop');
  await addButton(page, 0).click();
  const drawer = cartDrawer(page);
  await expect(drawer.getByRole('listitem')).toHaveCount(1);
  await expect(
    page.getByText(/^(Not saved )?Your browser does not keep cookies for this shop/).first(),
  ).toBeVisible();
  await drawer.getByRole('button', { name: /^Increase quantity of / }).click();
  await expect(drawer.getByRole('heading')).toHaveText('Shopping Cart (2 items)');
  await closeDrawer(page);
  await addButton(page, 1).click();
  await drawer.getByRole('link', { name: 'View cart' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Shopping Cart (3 items)');
  await expect(page.getByRole('rowheader')).toHaveCount(2);
});

for (const [what, breakStorage] of [
  [
    'throws',
    () => {
      Object.defineProperty(window, 'localStorage', {
        get() {
          throw new DOMException('The operation is insecure.', 'SecurityError');
        },
      });
    },
  ],
  [
    'is full',
    () => {
      Storage.prototype.setItem = () => {
        throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
      };
    },
  ],
] as const) {
  test(`where local storage ${what} the cart works all the same`, async ({ page }) => {
    await page.addInitScript(breakStorage);
    await openAlive(page, '/shop');
    await addButton(page).click();
    await expect(cartDrawer(page).getByRole('listitem')).toContainText('$');
    await cartDrawer(page).getByRole('link', { name: 'View cart' }).click();
    const main = page.getByRole('main');
    await main.getByRole('button', { name: /^Remove/ }).click();
    await main.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByRole('rowheader')).toHaveCount(1);
    await page.reload();
    await expect(cartWay(page, '1 item')).toBeVisible();
  });
}

test('cookies of 30 KB cost no page, and the cart works', async ({ page, context, request, baseURL }) => {
  const [product] = await sampleProducts(request, 1);
  const filling = Array.from({ length: 7 }, (_, nth) => ({ name: `other${nth}`, value: 'x'.repeat(4_000) }));
  const header = [...filling, { name: 'cart', value: `${product?.id}*2` }]
    .map(({ name, value }) => `${name}=${value}`)
    .join('; ');
  for (const path of ['/', '/shop', '/shop/shopping-cart', '/shop/wishlist', '/shop/compare', '/quote']) {
    const response = await request.get(path, { headers: { cookie: header } });
    expect(response.status(), path).toBe(200);
    expect(await response.text(), path).toContain('aria-label="Cart, 2 items"');
  }
  await context.addCookies(filling.map((cookie) => ({ ...cookie, url: baseURL ?? '' })));
  await keepInCookie(context, 'cart', `${product?.id}*2`);
  await openAlive(page, '/shop/shopping-cart');
  await page.getByRole('button', { name: /^Increase quantity of / }).click();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Shopping Cart (3 items)');
});
