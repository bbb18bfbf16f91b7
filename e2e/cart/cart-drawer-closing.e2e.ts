import type { Page } from '@playwright/test';
import { openAlive } from '../support/alive';
import { addButton, cartDrawer, cartWay, closeDrawer, moreButton } from '../support/cart-steps';
import { expect, test } from '../support/storefront-test';

/** Adds the first product of the listing and waits for the drawer. */
async function addAndSee(page: Page) {
  await addButton(page).click();
  const drawer = cartDrawer(page);
  await expect(drawer.getByRole('listitem')).toHaveCount(1);
  return drawer;
}

const ways: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  'a press beside it': (page) => page.mouse.click(100, 400),
  'its button': (page) => cartDrawer(page).getByRole('button', { name: 'Close cart' }).click(),
  Escape: (page) => page.keyboard.press('Escape'),
};
for (const [way, close] of Object.entries(ways)) {
  test(`${way} closes the drawer, and the button that opened it has the focus`, async ({ page }) => {
    await openAlive(page, '/shop');
    const drawer = await addAndSee(page);
    await close(page);
    await expect(drawer).toBeHidden();
    await expect(moreButton(page)).toBeFocused();
    await expect(page).toHaveURL('/shop');
    await cartWay(page, '1 item').click();
    await expect(drawer).toBeVisible();
  });
}

test('a press inside, and one that only ends beside it, leave the drawer open', async ({ page }) => {
  await openAlive(page, '/shop');
  const drawer = await addAndSee(page);
  await drawer.getByRole('heading').click();
  await drawer.getByRole('heading').hover();
  await page.mouse.down();
  await page.mouse.move(100, 400);
  await page.mouse.up();
  await expect(drawer).toBeVisible();
  await drawer.getByRole('button', { name: /^Increase quantity of / }).click();
  await expect(drawer.getByRole('heading')).toHaveText('Shopping Cart (2 items)');
});

test('a second press right after adding does not close the drawer', async ({ page }) => {
  await openAlive(page, '/shop');
  const code = page.waitForResponse(/drawer[^/]*\.js/);
  await addButton(page).hover();
  await (await code).finished();
  await addButton(page).dblclick();
  await cartDrawer(page)
    .getByRole('button', { name: /^Increase quantity of / })
    .click();
  await expect(cartDrawer(page)).toBeVisible();
});

test('following a link of the drawer closes it', async ({ page }) => {
  await openAlive(page, '/shop');
  const drawer = await addAndSee(page);
  const link = drawer.getByRole('listitem').getByRole('link');
  const name = await link.textContent();
  await link.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name ?? '');
  await expect(drawer).toBeHidden();
});

test('going back closes the drawer, and then leads back', async ({ page }) => {
  await openAlive(page, '/about-us');
  await page.getByRole('main').getByRole('link', { name: 'the shop', exact: true }).click();
  const drawer = await addAndSee(page);
  await page.goBack();
  await expect(drawer).toBeHidden();
  await expect(page).toHaveURL('/shop');
  await page.goBack();
  await expect(page).toHaveURL('/about-us');
  await expect(cartWay(page, '1 item')).toBeVisible();
  await cartWay(page, '1 item').click();
  await expect(drawer).toBeVisible();
});

test('the focus goes in, stays inside, and goes back', async ({ page }) => {
  await openAlive(page, '/shop');
  await addButton(page, 4).focus();
  await page.keyboard.press('Enter');
  const drawer = cartDrawer(page);
  await expect(drawer.getByRole('listitem')).toHaveCount(1);
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

test('the focus is on Undo after removing, and on the heading after undoing', async ({ page }) => {
  await openAlive(page, '/shop');
  const drawer = await addAndSee(page);
  for (const name of [/^Remove/, 'Clear all items'] as const) {
    await drawer.getByRole('button', { name }).focus();
    await page.keyboard.press('Enter');
    await expect(drawer.getByRole('button', { name: 'Undo' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(drawer.getByRole('listitem')).toHaveCount(1);
    await expect(drawer.getByRole('heading')).toBeFocused();
  }
});
