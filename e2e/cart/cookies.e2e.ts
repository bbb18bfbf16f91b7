import { openAlive, reloadAlive } from '../support/alive';
import { addButton, cartDrawer, cartWay } from '../support/cart-steps';
import { address, expect, test } from '../support/storefront-test';

const broken = [
  ['truncated escape', 'abc*2!d~00'],
  ['malformed percent encoding', '%E0%A4%A!abc*2'],
  ['JSON of another release', '[{"id":"abc","quantity":2,"colour":"red"},{"id":7},null]'],
  ['negative, fractional and huge quantities', 'a*-3!b*1.5!c*99999999999!abc*2'],
  ['only separators', '!!!***!!!'],
  ['markup', '<script>alert(1)</script>!abc*2'],
  ['nine kilobytes', `abc*2!${'x'.repeat(9_000)}`],
] as const;

for (const [what, value] of broken) {
  test(`a cart cookie with ${what} costs no page`, async ({ page, request }) => {
    const response = await request.get('/shop', { headers: { cookie: `cart=${value}` } });
    expect(response.status()).toBe(200);
    expect(await response.text()).toContain('aria-label="Cart, ');
    if (value.length < 4_000) {
      await page.goto('/shop');
      await page.evaluate((text) => {
        // biome-ignore lint/suspicious/noDocumentCookie: a hand-edited cookie is what is tried
        document.cookie = `cart=${text.replaceAll(';', '')}; path=/`;
      }, value);
      await reloadAlive(page);
      await addButton(page).click();
      await expect(cartDrawer(page).getByText('Added to your cart.')).toBeVisible();
      await expect(cartDrawer(page).getByRole('listitem').last()).toContainText('$');
    }
  });
}

test('who refuses cookies is told so on the page that adding leads to, and who keeps them is not', async ({
  request,
}) => {
  const form = { list: 'cart', intent: 'add', id: 'abc', return: '/shop?page=2' };
  // Node's fetch keeps no cookie, Playwright's does.
  const refusing = await fetch(`${address}/cart`, { method: 'POST', body: new URLSearchParams(form) });
  expect(await refusing.text()).toContain('Your browser refused the cookie that keeps your cart');
  const keeping = await request.post('/cart', { form });
  expect(keeping.url()).toBe(`${address}/shop?page=2`);
  expect(await keeping.text()).toMatch(/Added to cart\.(?!.*refused the cookie)/s);
});

test('140 lines with ids of 24 characters are all there after a reload', async ({ page, context }) => {
  const lines = Array.from(
    { length: 140 },
    (_, index) => `${index.toString(16).padStart(24, '0')}*${(index % 99) + 1}`,
  );
  const items = lines.reduce((sum, line) => sum + Number(line.split('*')[1]), 0);
  await context.addCookies([{ name: 'cart', value: lines.join('!'), url: address }]);
  await page.goto('/shop');
  await expect(cartWay(page, `${items} items`)).toBeVisible();
  await page.goto('/shop/shopping-cart');
  await expect(page.getByRole('rowheader')).toHaveCount(140);
  await page
    .getByRole('button', { name: /^Remove/ })
    .last()
    .click();
  await expect(page.getByRole('rowheader')).toHaveCount(139);
  await page.reload();
  await expect(page.getByRole('rowheader')).toHaveCount(139);
});

test('a line that does not fit is refused in words, and nothing is lost', async ({ page, context }) => {
  const full = Array.from({ length: 150 }, (_, index) => `${index.toString(16).padStart(24, '0')}*1`).join(
    '!',
  );
  await context.addCookies([
    { name: 'cart', value: full.slice(0, full.lastIndexOf('!', 4_080)), url: address },
  ]);
  // Before there are scripts the server would refuse it, on a page of its own.
  await openAlive(page, '/shop');
  const cart = page.getByRole('banner').getByLabel(/^Cart, \d+ items/);
  const before = await cart.getAttribute('aria-label');
  await page.getByRole('article').nth(0).getByRole('button', { name: 'Add to cart' }).click();
  await expect(page.getByText('Your cart is full.')).toBeVisible();
  await page.reload();
  await expect(cart).toHaveAttribute('aria-label', before ?? '');
});

test('two tabs that add different products both keep both', async ({ page, context }) => {
  const other = await context.newPage();
  for (const tab of [page, other]) await openAlive(tab, '/shop');
  await addButton(page, 0).click();
  await addButton(other, 1).click();
  for (const tab of [page, other]) {
    await expect(cartWay(tab, '2 items')).toBeVisible();
    await tab.reload();
    await expect(cartWay(tab, '2 items')).toBeVisible();
  }
});
