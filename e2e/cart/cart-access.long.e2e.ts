import type { Page } from '@playwright/test';
import { violationsOf } from 'run/browser/violations-of';
import { openAlive } from '../support/alive';
import { keepInCookie, sampleProducts } from '../support/cart-steps';
import { expect, test } from '../support/storefront-test';

/** What breaks the rules anywhere on a page that is as wide as its window. */
async function faultsOf(page: Page): Promise<string[]> {
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  const { width = 1280 } = page.viewportSize() ?? {};
  // As tall as the page, so that the bars at its edges cover nothing.
  await page.setViewportSize({ width, height: await page.evaluate(() => document.body.scrollHeight) });
  return violationsOf(page);
}

for (const width of [390, 1280]) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test.describe(`on ${width} pixels, ${colorScheme}`, () => {
      test.beforeEach(async ({ page, context, request }) => {
        const ids = (await sampleProducts(request, 3)).map(({ id }) => id);
        await keepInCookie(context, 'cart', `${ids[0]}*12!gone*1!${ids[1]}*1`);
        await keepInCookie(context, 'compare', [...ids, 'gone'].join('!'));
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
        await page.setViewportSize({ width, height: 900 });
      });

      test('nothing is wrong with the cart’s page, full, lately changed and empty', async ({ page }) => {
        await openAlive(page, '/shop/shopping-cart');
        expect(await faultsOf(page)).toEqual([]);
        await page
          .getByRole('button', { name: /^Remove/ })
          .first()
          .click();
        await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible();
        expect(await faultsOf(page)).toEqual([]);
        await page.getByRole('button', { name: 'Clear all items' }).click();
        await expect(page.getByRole('alert')).toBeVisible();
        expect(await faultsOf(page)).toEqual([]);
      });

      test('nothing is wrong with the comparison, whole, only its differences, and shared', async ({
        page,
      }) => {
        await openAlive(page, '/shop/compare');
        expect(await faultsOf(page)).toEqual([]);
        await page.getByRole('checkbox', { name: 'Show differences only' }).check();
        await expect(page).toHaveURL(/differences=1/);
        expect(await faultsOf(page)).toEqual([]);
        await page.getByRole('link', { name: 'Link to this comparison' }).click();
        await expect(page.getByText('This is a shared comparison.')).toBeVisible();
        expect(await faultsOf(page)).toEqual([]);
      });

      test('nothing is wrong with an empty comparison', async ({ page }) => {
        await openAlive(page, '/shop/compare');
        await page.getByRole('button', { name: 'Clear all items' }).click();
        await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible();
        expect(await faultsOf(page)).toEqual([]);
      });

      test('nothing is wrong with a listing that has the tray', async ({ page }) => {
        await openAlive(page, '/shop');
        await expect(page.getByRole('region', { name: 'Products to compare' })).toBeVisible();
        await expect(page.getByRole('button', { name: 'Do not compare Product gone' })).toBeVisible();
        expect(await faultsOf(page)).toEqual([]);
      });
    });
  }
}
