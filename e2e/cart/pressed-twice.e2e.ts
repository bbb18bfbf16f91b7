import type { Locator, Page } from '@playwright/test';
import { openAlive } from '../support/alive';
import {
  addButton,
  cartDrawer,
  cartWay,
  closeDrawer,
  cookieOf,
  keepInCookie,
  moreButton,
  type SampleProduct,
  sampleProduct,
  sampleProducts,
} from '../support/cart-steps';
import { expect, test } from '../support/storefront-test';

/** How long a button is down, and then up again, in milliseconds. */
const delays = [20, 45, 90] as const;

/** A double click, of which the drawer comes once and stays. */
async function pressTwice(button: Locator, delay = 45): Promise<void> {
  const page = button.page();
  await button.click({ clickCount: 2, delay });
  await expect(cartDrawer(page).getByText('Added to your cart.')).toBeVisible();
  await closeDrawer(page);
}

test('a double click in a card or its quick view adds one, Enter pressed twice two, and a plus counts each press', async ({
  page,
  context,
  request,
}) => {
  const ids = (await sampleProducts(request, 5)).map(({ id }) => id);
  const expectCart = (quantities: readonly number[]) =>
    expect
      .poll(() => cookieOf(context, 'cart'))
      .toBe(quantities.map((quantity, nth) => `${ids[nth]}*${quantity}`).join('!'));
  await openAlive(page, '/shop');
  // By the second press the drawer could be there.
  const code = page.waitForResponse(/drawer[^/]*\.js/);
  await addButton(page).hover();
  await (await code).finished();
  for (const [nth, delay] of delays.entries()) await pressTwice(addButton(page, nth), delay);
  await expectCart([1, 1, 1]);

  const view = page.getByRole('article').nth(3).getByRole('link', { name: 'Quick view', exact: true });
  await view.click();
  await pressTwice(page.getByRole('dialog').getByRole('button', { name: 'Add to cart' }));
  await expectCart([1, 1, 1, 1]);

  await page.keyboard.press('Escape');
  await addButton(page, 4).focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await expectCart([1, 1, 1, 1, 2]);
  await closeDrawer(page);
  await moreButton(page).click({ clickCount: 2, delay: 20 });
  await expectCart([3, 1, 1, 1, 2]);
});

test('a double click on the product’s page, or in the bar at its foot, adds one, Enter pressed twice two, and its plus counts each press', async ({
  page,
  context,
  request,
}) => {
  const { id, productName } = await sampleProduct(request);
  await openAlive(page, `/product/${id}`);
  const form = page.getByRole('article', { name: productName });
  const add = form.getByRole('button', { name: 'Add to cart' });
  await pressTwice(add);
  expect(await cookieOf(context, 'cart')).toBe(`${id}*1`);
  await add.focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await expect.poll(() => cookieOf(context, 'cart')).toBe(`${id}*3`);
  await closeDrawer(page);
  await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
  await pressTwice(page.locator('button[type=button][data-opens]'));
  expect(await cookieOf(context, 'cart')).toBe(`${id}*4`);
  await form.getByRole('button', { name: 'Increase quantity' }).click({ clickCount: 2, delay: 20 });
  await expect(form.getByRole('spinbutton', { name: 'Quantity' })).toHaveValue('3');
});

test('a double click in a suggestion, or in the wishlist, adds one', async ({ page, context, request }) => {
  const { id, productName } = await sampleProduct(request);
  await keepInCookie(context, 'wishlist', id);
  await openAlive(page, '/shop/wishlist');
  await pressTwice(page.getByRole('button', { name: `Move to cart ${productName}` }));
  expect(await cookieOf(context, 'cart')).toBe(`${id}*1`);
  await page.getByRole('combobox', { name: 'Search for products' }).fill('gauze');
  await pressTwice(page.getByRole('gridcell', { name: /^Add / }).first());
  expect(await cookieOf(context, 'cart')).toMatch(/^\w+\*1!\w+\*1$|^\w+\*2$/);
});

test('a double click adds one before there are scripts', async ({ page, context, request, allowMessage }) => {
  // Chromium may say so of the page's transition; the script that takes it (ignoreSkippedViewTransitions) is held back here.
  allowMessage('InvalidStateError: Transition was aborted because of invalid state. Page already revealed');
  await page.route('**/*.js', () => {});
  const products = await sampleProducts(request, 4);
  const onPage = (product: SampleProduct): readonly [string, Locator] => [
    `/product/${product.id}`,
    page.locator('form.add-to-cart button:not([type=button])').first(),
  ];
  const onCard = (nth: number): readonly [string, Locator] => ['/shop', addButton(page, nth)];
  const lines: string[] = [];
  for (const [nth, product] of products.entries()) {
    const [path, button] = nth < delays.length ? onCard(nth) : onPage(product);
    await page.goto(path, { waitUntil: 'commit' });
    await clickTwice(page, button, delays[nth] ?? 45);
    lines.push(`${product.id}*1`);
    await expect(cartWay(page, lines.length === 1 ? '1 item' : `${lines.length} items`)).toBeVisible();
    expect(await cookieOf(context, 'cart')).toBe(lines.join('!'));
  }
});

/** Clicks where a button is, and waits until its form has led on. */
async function clickTwice(page: Page, button: Locator, delay: number): Promise<void> {
  await button.scrollIntoViewIfNeeded();
  const box = await button.boundingBox();
  const left = page.waitForEvent('framenavigated');
  await page.mouse.click((box?.x ?? 0) + 10, (box?.y ?? 0) + 10, { clickCount: 2, delay });
  await left;
}
