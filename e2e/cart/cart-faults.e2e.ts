import { openAlive } from '../support/alive';
import {
  addButton,
  cartDrawer,
  closeDrawer,
  cookieOf,
  keepInCookie,
  sampleProduct,
} from '../support/cart-steps';
import { expect, test } from '../support/storefront-test';

/** What a cookie may have become, around the line of a product that is still in the shop; and the items it then has. */
const broken = [
  ['cut off', (id: string) => `${id}*2!abc~00`, 2],
  [
    'cut off within an encoded list',
    (id: string) => encodeURIComponent(`[{"id":"${id}","quantity":2},{"id":"a`),
    2,
  ],
  [
    'JSON of another release',
    (id: string) => `[{"id":"${id}","quantity":2,"colour":"red"},{"id":7},null]`,
    2,
  ],
  ['edited by hand', (id: string) => `"${id}*2!!**!=%%!"`, 2],
  ['with the line twice', (id: string) => `${id}*1!${id}*1`, 2],
  ['with a negative quantity', (id: string) => `${id}*-4`, 1],
  ['with a quantity in words', (id: string) => `${id}*two!${id}*2`, 2],
  ['with a fraction', (id: string) => `${id}*2.9`, 2],
  ['with a huge quantity', (id: string) => `${id}*99999999999`, 9999],
  ['with malformed percent encoding', (id: string) => `%E0%A4%A!${id}*2`, 2],
  ['with markup', (id: string) => `<script>alert(1)</script>!${id}*2`, 2],
  ['with nothing but noise besides', (id: string) => `%00%ff!~~~!__proto__"!{}[]!${id}*2`, 2],
  ['of nine kilobytes', (id: string) => `${id}*2!${'x'.repeat(9_000)}`, 2],
] as const;

const pages = { cart: '/shop/shopping-cart', wishlist: '/shop/wishlist', compare: '/shop/compare' } as const;
const lists = ['cart', 'wishlist', 'compare'] as const;

test('a broken cookie leaves each list’s page with the product, and the shop open', async ({ request }) => {
  const { id } = await sampleProduct(request);
  for (const [what, write, items] of broken) {
    const headers = { cookie: lists.map((list) => `${list}=${write(id)}`).join('; ') };
    for (const list of lists) {
      const response = await request.get(pages[list], { headers });
      expect(response.status(), `${list} ${what}`).toBe(200);
      const html = await response.text();
      expect(html.includes(`href="/product/${id}"`), `${list} ${what}`).toBe(true);
      if (list === 'cart') expect(html.includes(` value="${items}"`), what).toBe(true);
    }
  }
  for (const noise of ['!!!***!!!', '<script>alert(1)</script>']) {
    const response = await request.get('/shop', { headers: { cookie: `cart=${noise}` } });
    expect(response.status()).toBe(200);
    expect(await response.text()).toContain('aria-label="Cart, ');
  }
});

test('broken cookies are read in the browser, too: what is left can be removed, put back and added to', async ({
  page,
  context,
  request,
}) => {
  const { id, productName } = await sampleProduct(request);
  const [cut, list, , edited] = broken.map(([, write]) => write(id));
  await keepInCookie(context, 'cart', cut ?? '');
  await keepInCookie(context, 'wishlist', list ?? '');
  await keepInCookie(context, 'compare', edited ?? '');
  for (const name of lists) {
    await openAlive(page, pages[name]);
    const remove = page.getByRole('button', { name: `Remove ${productName}` });
    await remove.click();
    await expect(remove).toHaveCount(0);
    expect(await cookieOf(context, name)).not.toContain(id);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(remove).toHaveCount(1);
  }
  const noise = '%E0%A4%A!<script>alert(1)</script>!a*-3!b*1.5!c*99999999999!***!d~00';
  await page.evaluate((text) => {
    // biome-ignore lint/suspicious/noDocumentCookie: a hand-edited cookie is what is tried
    document.cookie = `cart=${text}; path=/`;
  }, noise);
  await openAlive(page, '/shop');
  await addButton(page).click();
  await expect(cartDrawer(page).getByText('Added to your cart.')).toBeVisible();
  await expect(cartDrawer(page).getByRole('listitem').last()).toContainText('$');
});

test('where nothing is kept the cart lasts as long as the page, and the visitor is told', async ({
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
  const main = page.getByRole('main');
  await main
    .getByRole('button', { name: /^Remove/ })
    .first()
    .click();
  await main.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('rowheader')).toHaveCount(2);
});

test('cookies of 30 KB cost no page', async ({ request }) => {
  const { id } = await sampleProduct(request);
  const filling = Array.from({ length: 7 }, (_, nth) => ({ name: `other${nth}`, value: 'x'.repeat(4_000) }));
  const header = [...filling, { name: 'cart', value: `${id}*2` }]
    .map(({ name, value }) => `${name}=${value}`)
    .join('; ');
  for (const path of ['/', '/shop', '/shop/shopping-cart', '/shop/wishlist', '/shop/compare', '/quote']) {
    const response = await request.get(path, { headers: { cookie: header } });
    expect(response.status(), path).toBe(200);
    expect(await response.text(), path).toContain('aria-label="Cart, 2 items"');
  }
});
