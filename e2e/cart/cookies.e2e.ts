import { openAlive } from '../support/alive';
import { addButton, keepInCookie } from '../support/cart-steps';
import { address, expect, test } from '../support/storefront-test';

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

/** Ids of 24 characters. */
const ids = (count: number) => Array.from({ length: count }, (_, nth) => nth.toString(16).padStart(24, '0'));

test('140 lines with ids of 24 characters are all there; one that does not fit is refused in words, and nothing is lost', async ({
  page,
  context,
}) => {
  const kept = ids(149)
    .map((id) => `${id}*1`)
    .join('!');
  await keepInCookie(context, 'cart', kept);
  // Before there are scripts the server would refuse it, on a page of its own.
  await openAlive(page, '/shop');
  await addButton(page).click();
  await expect(page.getByText('Your cart is full.')).toBeVisible();
  const cookie = (await context.cookies()).find(({ name }) => name === 'cart');
  expect(cookie?.value).toBe(kept);

  const lines = ids(140).map((id, nth) => `${id}*${(nth % 99) + 1}`);
  await keepInCookie(context, 'cart', lines.join('!'));
  await openAlive(page, '/shop/shopping-cart');
  const items = lines.reduce((sum, line) => sum + Number(line.split('*')[1]), 0);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Shopping Cart (${items} items)`);
  await expect(page.getByRole('rowheader')).toHaveCount(140);
  await page
    .getByRole('button', { name: /^Remove/ })
    .last()
    .click();
  await expect(page.getByRole('rowheader')).toHaveCount(139);
  await page.reload();
  await expect(page.getByRole('rowheader')).toHaveCount(139);
});
