import type { Page } from '@playwright/test';
import { waitForPaint } from 'run/browser/wait-for-paint';
import {
  addButton,
  cartControl,
  closeDrawer,
  cookieOf,
  keepInCookie,
  moreButton,
  sampleProduct,
  sampleProducts,
} from '../support/cart-steps';
import { openInteractive } from '../support/interactive';
import { expect, test } from '../support/storefront-test';

const card = (page: Page, nth = 0) => page.getByRole('article').nth(nth);
const count = (page: Page, nth = 0) => card(page, nth).getByRole('status');

test('the four actions are visible on any screen, and large enough to touch', async ({ page }) => {
  await page.goto('/shop');
  for (const width of [320, 390, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await waitForPaint(page);
    for (const [role, name] of [
      ['button', 'Add to wishlist'],
      ['link', 'Request a Quote'],
      ['link', 'Quick view'],
      ['button', 'Add to cart'],
    ] as const) {
      const action = card(page, 0).getByRole(role, { name, exact: true });
      await expect(action).toBeVisible();
      const box = await action.boundingBox();
      expect(box?.height, `${name} at ${width}`).toBeGreaterThanOrEqual(43.5);
      expect(box?.width, `${name} at ${width}`).toBeGreaterThanOrEqual(36);
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  }
});

test("the wishlist's message covers no button of the last column", async ({ page }) => {
  await openInteractive(page, '/shop');
  const last = card(page, 3);
  const add = last.getByRole('button', { name: 'Add to cart', exact: true });
  // Near the foot of the screen, where toasts are on phones.
  await add.evaluate((button) => {
    scrollBy({ top: button.getBoundingClientRect().bottom - innerHeight + 48, behavior: 'instant' });
  });
  await last.getByRole('button', { name: /wishlist$/ }).click();
  await expect(page.getByText('This item has been added to your wishlist')).toBeInViewport({ ratio: 1 });
  const controls = await last.locator('button, a[title]').all();
  expect(controls).toHaveLength(4);
  for (const control of controls) {
    const isOnTop = await control.evaluate((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      const top = document.elementFromPoint(x + width / 2, y + height / 2);
      return element.contains(top);
    });
    expect(isOnTop, (await control.getAttribute('title')) ?? '').toBe(true);
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a card adds its product in place with one message, shows the quantity, and changes it down to zero', async ({
    page,
    context,
    request,
  }) => {
    const product = await sampleProduct(request);
    const message = page.getByText('Added to cart. 1 item in your cart.');
    await openInteractive(page, '/shop?page=1');
    await addButton(page).click();
    await expect(message).toBeVisible();
    await expect(count(page)).toHaveText('1 in cart');
    const colours = await Promise.all(
      [count(page).locator('..'), addButton(page, 1)].map((part) =>
        part.evaluate((element) => getComputedStyle(element).backgroundColor),
      ),
    );
    expect(colours[0]).not.toBe(colours[1]);
    await page.reload();
    await expect(message).toHaveCount(0);
    await moreButton(page).click();
    await expect(count(page)).toHaveText('2 in cart');
    await expect(cartControl(page, '2 items')).toBeVisible();
    expect(await cookieOf(context, 'cart')).toBe(`${product.id}*2`);
    await card(page).getByRole('button', { name: 'Decrease quantity' }).click();
    await expect(count(page)).toHaveText('1 in cart');
    await card(page).getByRole('button', { name: 'Remove from cart' }).click();
    await expect(page.getByText('Removed from cart.')).toBeVisible();
    await expect(cartControl(page, '0 items')).toBeVisible();
    await expect(page).toHaveURL('/shop?page=1');
    expect(await cookieOf(context, 'cart')).toBe('');
  });
});

for (const view of ['grid', 'list']) {
  test(`in the ${view} no card changes its size, and cards of a row stay aligned`, async ({ page }) => {
    await openInteractive(page, `/shop?view=${view}`);
    const heights = async () => {
      const found: number[][] = [];
      for (const width of [320, 390, 768, 1280]) {
        await page.setViewportSize({ width, height: 900 });
        await waitForPaint(page);
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

test('the quantity ends at 9999, and a full cart says so', async ({ page, context, request }) => {
  const [one, two] = await sampleProducts(request, 2);
  const others = Array.from({ length: 140 }, (_, nth) => `${nth.toString(16).padStart(24, '0')}*1`);
  const text = [`${one?.id}*9998!${two?.id}*9`, ...others].join('!');
  await keepInCookie(context, 'cart', `${text}!${'x'.repeat(4_000 - text.length - '!*1'.length)}*1`);
  await openInteractive(page, '/shop');
  await moreButton(page).dblclick();
  await expect(count(page)).toHaveText('9999 in cart');
  await expect(moreButton(page)).toBeDisabled();

  await moreButton(page, 1).click();
  await expect(page.getByText('Your cart is full.')).toBeVisible();
  await expect(count(page, 1)).toHaveText('9 in cart');
  // The browser has accepted a cookie of this length.
  expect((await cookieOf(context, 'cart')).slice(0, text.length)).toBe(text.replace('*9998', '*9999'));
});
