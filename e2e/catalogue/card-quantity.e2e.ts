import type { Locator, Page } from '@playwright/test';
import { painted } from 'run/browser/painted';
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

/** Presses a button many times within a second, as a finger or a key does. */
async function press(button: Locator, times: number): Promise<void> {
  await button.click({ clickCount: times, delay: 1 });
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
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a row of the list adds twelve at once', async ({ page, context, request }) => {
    const [, product] = await sampleProducts(request, 2);
    await page.goto('/shop?view=list');
    await card(page, 1).getByRole('spinbutton', { name: 'Quantity' }).fill('12');
    await addButton(page, 1).click();
    await expect(count(page, 1)).toHaveText('12 in cart');
    expect(await cookieOf(context, 'cart')).toBe(`${product?.id}*12`);
  });
});

test('the server’s HTML says it', async ({ request }) => {
  const [product] = await sampleProducts(request, 1);
  const html = await (await request.get('/shop', { headers: { cookie: `cart=${product?.id}*7` } })).text();
  expect(html.match(/\d+ in\u00a0cart/g)).toEqual(['7 in\u00a0cart']);
});

for (const view of ['grid', 'list']) {
  test(`in the ${view} no card changes its size, and those of a row stay aligned`, async ({ page }) => {
    await openAlive(page, `/shop?view=${view}`);
    const heights = async () => {
      const found: number[][] = [];
      for (const width of [320, 390, 768, 1280]) {
        await page.setViewportSize({ width, height: 900 });
        await painted(page);
        const ofCards = await page.getByRole('article').evaluateAll((cards) =>
          cards
            .slice(0, 4)
            .flatMap((one) => [one, ...one.querySelectorAll('form')])
            .map((one) => Math.round(one.getBoundingClientRect().height)),
        );
        found.push(ofCards);
      }
      return found;
    };
    const before = await heights();
    await addButton(page, 1).click();
    await closeDrawer(page);
    await expect(count(page, 1)).toHaveText('1 in cart');
    expect(await heights()).toEqual(before);
  });
}

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

test('every press counts, none of less or of a bin takes or adds too much, and Undo puts back where it was', async ({
  page,
  context,
  request,
}) => {
  const [one, two] = await sampleProducts(request, 2);
  await keepInCookie(context, 'cart', `${one?.id}*1!${two?.id}*5`);
  await openAlive(page, '/shop');
  await press(moreButton(page), 20);
  await expect(count(page)).toHaveText('21 in cart');
  await expect.poll(() => cookieOf(context, 'cart')).toBe(`${one?.id}*21!${two?.id}*5`);

  await test.step('presses of less, whatever they fall on', async () => {
    await press(lessButton(page), 40);
    await expect(count(page)).toHaveText('1 in cart');
    await expect(removeButton(page)).toBeFocused();
  });

  await test.step('Enter that stays down on less', async () => {
    await press(moreButton(page), 2);
    await expect(count(page)).toHaveText('3 in cart');
    await lessButton(page).focus();
    for (let repeat = 0; repeat < 10; repeat++) await page.keyboard.down('Enter');
    await page.keyboard.up('Enter');
    await expect(count(page)).toHaveText('1 in cart');
    await expect(removeButton(page)).toBeFocused();
  });

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
  const others = Array.from({ length: 140 }, (_, nth) => `${nth.toString(16).padStart(24, '0')}*1`);
  const text = [`${one?.id}*9998!${two?.id}*9`, ...others].join('!');
  await keepInCookie(context, 'cart', `${text}!${'x'.repeat(4_000 - text.length - '!*1'.length)}*1`);
  await openAlive(page, '/shop');
  await moreButton(page).dblclick();
  await expect(count(page)).toHaveText('9999 in cart');
  await expect(moreButton(page)).toBeDisabled();

  await moreButton(page, 1).click();
  await expect(page.getByText('Your cart is full.')).toBeVisible();
  await expect(count(page, 1)).toHaveText('9 in cart');
});
