import type { Page } from '@playwright/test';
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

/** As an earlier visit left it. */
const tick = (page: Page) => page.addInitScript(() => localStorage.setItem('cartStaysClosed', '1'));

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

test('a toast counts every Enter of a quick row, takes all of them back, and is seen under the pointer', async ({
  page,
}) => {
  await tick(page);
  await openAlive(page, '/shop?view=list');
  const notice = page.locator('.notice');
  await addButton(page).focus();
  for (let press = 0; press < 5; press++) await page.keyboard.press('Enter');
  await expect(toast(page)).toContainText('5 × ');
  const undo = toast(page).getByRole('button', { name: 'Undo' });
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    expect((await undo.boundingBox())?.height).toBeGreaterThanOrEqual(43.5);
  }
  await undo.click();
  await expect(addButton(page)).toBeFocused();
  await expect(cartWay(page, '0 items')).toBeVisible();

  await page.setViewportSize({ width: 390, height: 700 });
  // The card's button is then where the toast comes.
  await addButton(page, 1).evaluate((button) => {
    scrollBy({ top: button.getBoundingClientRect().bottom - innerHeight + 150, behavior: 'instant' });
  });
  await addButton(page, 1).click();
  await expect.poll(() => notice.evaluate((shown) => shown.matches(':hover'))).toBe(true);
  await expect(notice).toHaveCSS('opacity', '1');
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
