import type { Locator, Page } from '@playwright/test';
import { violationsOf } from 'run/browser/violations-of';
import { openAlive, reloadAlive } from '../support/alive';
import {
  addButton,
  cartDrawer,
  cartWay,
  closeDrawer,
  cookieOf,
  keepInCookie,
  moreButton,
  sampleProducts,
} from '../support/cart-steps';
import { expect, test } from '../support/storefront-test';

const card = (page: Page, nth = 0) => page.getByRole('article').nth(nth);
const count = (page: Page, nth = 0) => card(page, nth).getByRole('status');
const lessButton = (page: Page, nth = 0) =>
  card(page, nth).getByRole('button', { name: 'Decrease quantity' });
const removeButton = (page: Page, nth = 0) =>
  card(page, nth).getByRole('button', { name: 'Remove from cart' });

/** Presses a button twenty times within a second, as a finger or a key does. */
async function pressTwentyTimes(button: Locator): Promise<void> {
  await button.click({ clickCount: 20, delay: 1 });
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled });

    test('a card says how many are in the cart, and has one more, one less and none', async ({
      page,
      context,
      request,
    }) => {
      const [product] = await sampleProducts(request, 1);
      await openAlive(page, '/shop?page=1');
      await addButton(page).click();
      if (javaScriptEnabled) await closeDrawer(page);
      await expect(count(page)).toHaveText('1 in cart');
      const colours = await Promise.all(
        [count(page).locator('..'), addButton(page, 1)].map((part) =>
          part.evaluate((element) => getComputedStyle(element).backgroundColor),
        ),
      );
      expect(colours[0]).not.toBe(colours[1]);
      await moreButton(page).click();
      await expect(count(page)).toHaveText('2 in cart');
      await expect(cartWay(page, '2 items')).toBeVisible();
      await expect(cartDrawer(page)).toBeHidden();
      await reloadAlive(page);
      await expect(count(page)).toHaveText('2 in cart');
      expect(await cookieOf(context, 'cart')).toBe(`${product?.id}*2`);
      await lessButton(page).click();
      await expect(count(page)).toHaveText('1 in cart');
      await removeButton(page).click();
      await expect(page.getByText('Removed from cart.')).toBeVisible();
      await expect(addButton(page)).toBeVisible();
      await expect(cartWay(page, '0 items')).toBeVisible();
      await expect(page).toHaveURL('/shop?page=1');
      expect(await cookieOf(context, 'cart')).toBe('');
    });

    test('a row of the list adds twelve at once', async ({ page, context, request }) => {
      const [, product] = await sampleProducts(request, 2);
      await openAlive(page, '/shop?view=list');
      await card(page, 1).getByRole('spinbutton', { name: 'Quantity' }).fill('12');
      await addButton(page, 1).click();
      if (javaScriptEnabled) await closeDrawer(page);
      await expect(count(page, 1)).toHaveText('12 in cart');
      expect(await cookieOf(context, 'cart')).toBe(`${product?.id}*12`);
    });
  });
}

test('the server’s HTML says it', async ({ request }) => {
  const [product] = await sampleProducts(request, 1);
  const html = await (await request.get('/shop', { headers: { cookie: `cart=${product?.id}*7` } })).text();
  expect(html.match(/\d+ in\u00a0cart/g)).toEqual(['7 in\u00a0cart']);
});

test('no card changes its size, and those of a row stay aligned', async ({ page }) => {
  for (const width of [320, 390, 768, 1280]) {
    for (const view of ['grid', 'list']) {
      await page.setViewportSize({ width, height: 900 });
      await openAlive(page, `/shop?view=${view}`);
      const boxes = () =>
        page.getByRole('article').evaluateAll((cards) =>
          cards
            .slice(0, 4)
            .flatMap((one) => [one, ...one.querySelectorAll('form')])
            .map((one) => Math.round(one.getBoundingClientRect().height)),
        );
      const before = await boxes();
      await addButton(page, 1).click();
      await closeDrawer(page);
      await expect(count(page, 1)).toHaveText('1 in cart');
      expect(await boxes()).toEqual(before);
      await page.context().clearCookies();
    }
  }
});

test('what another tab does shows on the card', async ({ page, context }) => {
  const other = await context.newPage();
  for (const tab of [page, other]) await openAlive(tab, '/shop');
  await addButton(page).click();
  await expect(count(other)).toHaveText('1 in cart');
  await closeDrawer(page);
  await moreButton(other).click();
  await expect(count(page)).toHaveText('2 in cart');
  await lessButton(page).click();
  await removeButton(other).click();
  await expect(addButton(page)).toBeVisible();
});

test('twenty presses in a second count twenty', async ({ page, context, request }) => {
  const [product] = await sampleProducts(request, 1);
  await keepInCookie(context, 'cart', `${product?.id}*1`);
  await openAlive(page, '/shop');
  await pressTwentyTimes(moreButton(page));
  await expect(count(page)).toHaveText('21 in cart');
  await expect.poll(() => cookieOf(context, 'cart')).toBe(`${product?.id}*21`);
});

test('many presses of less leave one, whatever they fall on', async ({ page, context, request }) => {
  const [product] = await sampleProducts(request, 1);
  await keepInCookie(context, 'cart', `${product?.id}*3`);
  await openAlive(page, '/shop');
  await pressTwentyTimes(lessButton(page));
  await expect(count(page)).toHaveText('1 in cart');
  await expect(removeButton(page)).toBeFocused();
});

test('Enter that stays down on less leaves one', async ({ page, context, request }) => {
  const [product] = await sampleProducts(request, 1);
  await keepInCookie(context, 'cart', `${product?.id}*3`);
  await openAlive(page, '/shop');
  await lessButton(page).focus();
  for (let repeat = 0; repeat < 10; repeat++) await page.keyboard.down('Enter');
  await page.keyboard.up('Enter');
  await expect(count(page)).toHaveText('1 in cart');
  await expect(removeButton(page)).toBeFocused();
});

test('a double press of the bin adds nothing, and Undo puts it back where it was', async ({
  page,
  context,
  request,
}) => {
  const [one, two] = await sampleProducts(request, 2);
  await keepInCookie(context, 'cart', `${one?.id}*1!${two?.id}*5`);
  await openAlive(page, '/shop');
  await removeButton(page).dblclick();
  const toast = page.getByRole('status').filter({ hasText: 'Removed from cart.' });
  await expect(toast).toContainText(one?.productName ?? '');
  await expect(addButton(page)).toBeFocused();
  expect(await cookieOf(context, 'cart')).toBe(`${two?.id}*5`);
  await toast.getByRole('button', { name: 'Undo' }).click();
  await expect(count(page)).toHaveText('1 in cart');
  expect(await cookieOf(context, 'cart')).toBe(`${one?.id}*1!${two?.id}*5`);
});

test('there is no more than 9999, and a full cart is said', async ({ page, context, request }) => {
  const [one, two] = await sampleProducts(request, 2);
  await keepInCookie(context, 'cart', `${one?.id}*9998!${two?.id}*9`);
  await openAlive(page, '/shop');
  await moreButton(page).dblclick();
  await expect(count(page)).toHaveText('9999 in cart');
  await expect(moreButton(page)).toBeDisabled();

  const others = Array.from({ length: 140 }, (_, nth) => `${nth.toString(16).padStart(24, '0')}*1`);
  const text = [`${two?.id}*9`, ...others].join('!');
  await keepInCookie(context, 'cart', `${text}!${'x'.repeat(4_000 - text.length - '!*1'.length)}*1`);
  await openAlive(page, '/shop');
  await moreButton(page, 1).click();
  await expect(page.getByText('Your cart is full.')).toBeVisible();
  await expect(count(page, 1)).toHaveText('9 in cart');
});

for (const colorScheme of ['light', 'dark'] as const) {
  for (const view of ['grid', 'list']) {
    test(`nothing is wrong with cards of products that are in the cart, ${view}, ${colorScheme}`, async ({
      page,
      context,
      request,
    }) => {
      const [one, two] = await sampleProducts(request, 2);
      await keepInCookie(context, 'cart', `${one?.id}*1!${two?.id}*9999`);
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await openAlive(page, `/shop?view=${view}`);
      expect(await violationsOf(page, 'main')).toEqual([]);
    });
  }
}
