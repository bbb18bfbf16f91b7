import { violationsOf } from 'run/browser/violations-of';
import { openAlive } from '../support/alive';
import { addButton, cartDrawer, cartWay, closeDrawer } from '../support/cart-steps';
import { expect, test } from '../support/storefront-test';

for (const width of [390, 1280]) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test(`nothing is wrong with the drawer on ${width} pixels, ${colorScheme}`, async ({ page }) => {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await page.setViewportSize({ width, height: 900 });
      await openAlive(page, '/shop');
      await addButton(page, 0).click();
      await closeDrawer(page);
      await addButton(page, 1).click();
      const drawer = cartDrawer(page);
      await expect(drawer.getByText('Added to your cart.')).toBeVisible();
      await expect(drawer.getByText(/^Subtotal/)).toBeVisible();
      expect(await violationsOf(page, 'dialog[open]')).toEqual([]);

      await drawer
        .getByRole('button', { name: /^Remove/ })
        .first()
        .click();
      await expect(drawer.getByRole('button', { name: 'Undo' })).toBeVisible();
      expect(await violationsOf(page, 'dialog[open]')).toEqual([]);

      await drawer.getByRole('button', { name: 'Clear all items' }).click();
      await expect(drawer.getByRole('alert')).toBeVisible();
      expect(await violationsOf(page, 'dialog[open]')).toEqual([]);
    });
  }
}

test('the page behind the drawer is open to everyone again when it is closed', async ({ page }) => {
  await openAlive(page, '/about-us');
  await cartWay(page, '0 items').click();
  await closeDrawer(page);
  expect(await violationsOf(page)).toEqual([]);
});
