import { violationsOf } from 'run/browser/violations-of';
import { cartDrawer, keepInCookie, sampleProducts } from '../support/cart-steps';
import { violationsInEveryLook } from '../support/every-look';
import { openInteractive } from '../support/interactive';
import { expect, test } from '../support/storefront-test';

test.beforeEach(async ({ context, request }) => {
  test.slow();
  const ids = (await sampleProducts(request, 3)).map(({ id }) => id);
  await keepInCookie(context, 'cart', `${ids[0]}*12!gone*1!${ids[1]}*1`);
  await keepInCookie(context, 'wishlist', `${ids[0]}!gone`);
  await keepInCookie(context, 'compare', [...ids, 'gone'].join('!'));
});

test('the cart’s page is accessible: full, changed and empty', async ({ page }) => {
  await openInteractive(page, '/shop/shopping-cart');
  expect(await violationsInEveryLook(page)).toEqual([]);
  await page
    .getByRole('button', { name: /^Remove/ })
    .first()
    .click();
  await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible();
  expect(await violationsInEveryLook(page, 'main')).toEqual([]);
  await page.getByRole('button', { name: 'Clear all items' }).click();
  await expect(page.getByRole('alert')).toBeVisible();
  expect(await violationsInEveryLook(page, 'main')).toEqual([]);
});

test('the wishlist is accessible: full and empty', async ({ page }) => {
  await openInteractive(page, '/shop/wishlist');
  await expect(page.getByRole('article')).toHaveCount(2);
  expect(await violationsInEveryLook(page)).toEqual([]);
  for (const left of [1, 0]) {
    await page
      .getByRole('button', { name: /^Remove/ })
      .first()
      .click();
    await expect(page.getByRole('article')).toHaveCount(left);
  }
  await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible();
  expect(await violationsInEveryLook(page, 'main')).toEqual([]);
});

test('the comparison is accessible: whole, only its differences, shared and empty', async ({ page }) => {
  await openInteractive(page, '/shop/compare');
  expect(await violationsInEveryLook(page)).toEqual([]);
  await page.getByRole('checkbox', { name: 'Show differences only' }).check();
  await expect(page).toHaveURL(/differences=1/);
  expect(await violationsInEveryLook(page, 'main')).toEqual([]);
  await page.getByRole('link', { name: 'Link to this comparison' }).click();
  await expect(page.getByText('This is a shared comparison.')).toBeVisible();
  expect(await violationsInEveryLook(page, 'main')).toEqual([]);
  await page.getByRole('link', { name: /^View your list/ }).click();
  await page.getByRole('button', { name: 'Clear all items' }).click();
  await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible();
  expect(await violationsInEveryLook(page, 'main')).toEqual([]);
});

test('the tray of a listing is accessible', async ({ page }) => {
  await openInteractive(page, '/shop');
  await expect(page.getByRole('region', { name: 'Products to compare' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Do not compare Product gone' })).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
  expect(await violationsInEveryLook(page, '[aria-label="Products to compare"]')).toEqual([]);
});

test('the drawer is accessible: after an addition, changed and empty', async ({ page }) => {
  await openInteractive(page, '/shop/compare');
  await page.getByRole('button', { name: 'Add to cart' }).first().click();
  const drawer = cartDrawer(page);
  await expect(drawer.getByText('Added to your cart.')).toBeVisible();
  await expect(drawer.getByText(/^Subtotal/)).toBeVisible();
  expect(await violationsInEveryLook(page, 'dialog[open]')).toEqual([]);
  await drawer
    .getByRole('button', { name: /^Remove/ })
    .first()
    .click();
  await expect(drawer.getByRole('button', { name: 'Undo' })).toBeVisible();
  expect(await violationsInEveryLook(page, 'dialog[open]')).toEqual([]);
  await drawer.getByRole('button', { name: 'Clear all items' }).click();
  await expect(drawer.getByRole('alert')).toBeVisible();
  expect(await violationsInEveryLook(page, 'dialog[open]')).toEqual([]);
});

test('the toast for visitors who keep the drawer closed is accessible', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('cartStaysClosed', '1'));
  await openInteractive(page, '/shop/compare');
  await page.getByRole('button', { name: 'Add to cart' }).first().click();
  // Otherwise the toast would be gone before the check.
  await page.locator('.notice').evaluate((notice) => {
    for (const animation of notice.getAnimations()) animation.cancel();
  });
  expect(await violationsInEveryLook(page, '.notice')).toEqual([]);
});
