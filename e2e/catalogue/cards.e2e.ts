import type { Page } from '@playwright/test';
import { painted } from 'run/browser/painted';
import { openAlive } from '../support/alive';
import { expect, test } from '../support/storefront-test';

const card = (page: Page, nth: number) => page.getByRole('article').nth(nth);

test('the four actions are there on any screen, and large enough to be touched', async ({ page }) => {
  await page.goto('/shop');
  for (const width of [320, 390, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await painted(page);
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

test('what is added to the wishlist is said over no button of the last column', async ({ page }) => {
  await openAlive(page, '/shop');
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
