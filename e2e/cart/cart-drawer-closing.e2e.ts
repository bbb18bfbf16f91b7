import type { Page } from '@playwright/test';
import { openAlive } from '../support/alive';
import { addButton, cartDrawer, closeDrawer, moreButton } from '../support/cart-steps';
import { expect, test } from '../support/storefront-test';

const ways: readonly ((page: Page) => Promise<void>)[] = [
  (page) => page.mouse.click(100, 400),
  (page) => cartDrawer(page).getByRole('button', { name: 'Close cart' }).click(),
  (page) => page.keyboard.press('Escape'),
];

test('the drawer keeps the focus inside, stays while it is used, and gives the focus back when it is closed', async ({
  page,
}) => {
  const drawer = cartDrawer(page);
  const lines = drawer.getByRole('listitem');
  await openAlive(page, '/shop');

  await test.step('the focus goes in, stays inside, and goes back', async () => {
    await addButton(page, 4).focus();
    await page.keyboard.press('Enter');
    await expect(lines).toHaveCount(1);
    const isInside = () =>
      page.evaluate(
        () => document.activeElement === document.body || document.activeElement?.closest('dialog') !== null,
      );
    expect(await drawer.evaluate((dialog) => dialog.contains(document.activeElement))).toBe(true);
    for (const key of ['Tab', 'Shift+Tab']) {
      for (let press = 0; press < 20; press++) {
        await page.keyboard.press(key);
        expect(await isInside()).toBe(true);
      }
    }
    await closeDrawer(page);
    await expect(moreButton(page, 4)).toBeFocused();
  });

  await test.step('each way closes it, and the button that opened it has the focus', async () => {
    for (const [nth, close] of ways.entries()) {
      await addButton(page, nth).click();
      await expect(lines).toHaveCount(nth + 2);
      await close(page);
      await expect(drawer).toBeHidden();
      await expect(moreButton(page, nth)).toBeFocused();
      await expect(page).toHaveURL('/shop');
    }
  });

  await test.step('a press inside, and one that only ends beside it, leave it open', async () => {
    await addButton(page, 3).click();
    await drawer.getByRole('heading').click();
    await drawer.getByRole('heading').hover();
    await page.mouse.down();
    await page.mouse.move(100, 400);
    await page.mouse.up();
    await expect(drawer).toBeVisible();
    await drawer
      .getByRole('button', { name: /^Increase quantity of / })
      .first()
      .click();
    await expect(drawer.getByRole('heading')).toHaveText('Shopping Cart (6 items)');
  });

  await test.step('the focus is on Undo after removing, and on the heading after undoing', async () => {
    for (const name of [/^Remove/, 'Clear all items'] as const) {
      await drawer.getByRole('button', { name }).first().focus();
      await page.keyboard.press('Enter');
      await expect(drawer.getByRole('button', { name: 'Undo' })).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(lines).toHaveCount(5);
      await expect(drawer.getByRole('heading')).toBeFocused();
    }
  });

  await test.step('following a link of it closes it', async () => {
    const link = lines.getByRole('link').first();
    const name = (await link.textContent()) ?? '';
    await link.click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
    await expect(drawer).toBeHidden();
  });
});
