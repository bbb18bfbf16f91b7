import type { Page } from '@playwright/test';
import { violationsOf } from 'run/browser/violations-of';
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
import { expect, test } from '../support/storefront-test';

const choice = (page: Page) => cartDrawer(page).getByRole('checkbox', { name: 'Do not open when I add' });
const toast = (page: Page) => page.getByRole('status').filter({ hasText: 'Added to cart.' });

/** Ticks it in the drawer of another page. */
async function tick(page: Page): Promise<void> {
  await openAlive(page, '/about-us');
  await cartWay(page, '0 items').click();
  await choice(page).check();
  await closeDrawer(page);
}

test('who says so meets the drawer no more when something is added, in any tab, until it is unticked', async ({
  page,
  context,
  request,
}) => {
  const products = await sampleProducts(request, 3);
  const other = await context.newPage();
  await openAlive(other, '/shop');
  await openAlive(page, '/shop');
  await addButton(page).click();
  await choice(page).check();
  await expect(cartDrawer(page)).toBeVisible();
  await closeDrawer(page);

  for (const [tab, nth] of [
    [page, 1],
    [other, 2],
  ] as const) {
    await addButton(tab, nth).click();
    await expect(toast(tab)).toContainText(products[nth]?.productName ?? '');
    await expect(cartDrawer(tab)).toBeHidden();
  }
  await toast(other).getByRole('button', { name: 'View cart' }).click();
  await expect(choice(other)).toBeChecked();
  await choice(other).uncheck();
  await closeDrawer(other);

  await addButton(page, 3).click();
  await expect(cartDrawer(page)).toBeVisible();
  await expect(choice(page)).not.toBeChecked();
});

test('Undo takes back exactly what was added', async ({ page, context, request }) => {
  const [product] = await sampleProducts(request, 1);
  await tick(page);
  await keepInCookie(context, 'cart', `${product?.id}*3`);
  await openAlive(page, `/product/${product?.id}`);
  const main = page.getByRole('article', { name: product?.productName ?? '' });
  await main.getByRole('spinbutton', { name: 'Quantity' }).fill('12');
  await main.getByRole('button', { name: 'Add to cart' }).click();
  await expect(toast(page)).toContainText(`12 × ${product?.productName}`);
  expect(await cookieOf(context, 'cart')).toBe(`${product?.id}*15`);
  await toast(page).getByRole('button', { name: 'Undo' }).click();
  await expect(toast(page)).toHaveCount(0);
  await expect(cartWay(page, '3 items')).toBeVisible();
  await expect(main.getByRole('button', { name: 'Add to cart' })).toBeFocused();
  expect(await cookieOf(context, 'cart')).toBe(`${product?.id}*3`);
});

test('every Enter of a quick row counts, and one Undo takes all of them back', async ({ page }) => {
  await tick(page);
  await openAlive(page, '/shop');
  await addButton(page).focus();
  for (let press = 0; press < 5; press++) await page.keyboard.press('Enter');
  await expect(toast(page)).toContainText('5 × ');
  await toast(page).getByRole('button', { name: 'Undo' }).click();
  await expect(addButton(page)).toBeFocused();
  await expect(cartWay(page, '0 items')).toBeVisible();
});

test('what was moved from the wishlist goes back there, one product or all', async ({
  page,
  context,
  request,
}) => {
  const [one, two] = await sampleProducts(request, 2);
  await tick(page);
  await keepInCookie(context, 'wishlist', `${one?.id}!${two?.id}`);
  await openAlive(page, '/shop/wishlist');
  for (const [button, items] of [
    [`Move to cart ${one?.productName}`, '1 item'],
    ['Move all to cart', '2 items'],
  ] as const) {
    await page.getByRole('button', { name: button }).click();
    await expect(cartWay(page, items)).toBeVisible();
    await toast(page).getByRole('button', { name: 'Undo' }).click();
    await expect(cartWay(page, '0 items')).toBeVisible();
    expect(await cookieOf(context, 'wishlist')).toBe(`${one?.id}!${two?.id}`);
  }
});

test('a toast that comes under the pointer is seen', async ({ page }) => {
  await tick(page);
  await page.setViewportSize({ width: 390, height: 700 });
  await openAlive(page, '/shop?view=list');
  // The card's button is then where the toast comes.
  await addButton(page, 1).evaluate((button) => {
    scrollBy({ top: button.getBoundingClientRect().bottom - innerHeight + 150, behavior: 'instant' });
  });
  await addButton(page, 1).click();
  const notice = page.locator('.notice');
  await expect.poll(() => notice.evaluate((shown) => shown.matches(':hover'))).toBe(true);
  await expect(notice).toHaveCSS('opacity', '1');
});

test('it leaves the way back alone', async ({ page }) => {
  await tick(page);
  await openAlive(page, '/shop');
  const entries = await page.evaluate(() => history.length);
  await addButton(page).click();
  await expect(toast(page)).toContainText('Undo');
  expect(await page.evaluate(() => history.length)).toBe(entries);
});

for (const colorScheme of ['light', 'dark'] as const) {
  for (const width of [390, 1280]) {
    test(`nothing is wrong with the toast on ${width} pixels, ${colorScheme}`, async ({ page }) => {
      await page.emulateMedia({ colorScheme });
      await tick(page);
      await page.setViewportSize({ width, height: 900 });
      await openAlive(page, '/shop');
      await addButton(page).click();
      // It would be gone before it is looked at.
      await page.locator('.notice').evaluate((notice) => {
        for (const animation of notice.getAnimations()) animation.cancel();
      });
      expect(await violationsOf(page, '.notice')).toEqual([]);
      const box = await toast(page).getByRole('button', { name: 'Undo' }).boundingBox();
      expect(box?.height).toBeGreaterThanOrEqual(43.5);
    });
  }
}
