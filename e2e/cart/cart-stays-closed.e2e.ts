import { openAlive } from '../support/alive';
import { addButton, cartDrawer, cartWay, closeDrawer } from '../support/cart-steps';
import { expect, test } from '../support/storefront-test';

test('who says so meets a toast instead of the drawer, which takes back what was added, and is seen under the pointer', async ({
  page,
}) => {
  const toast = page.getByRole('status').filter({ hasText: 'Added to cart.' });
  await openAlive(page, '/shop?view=list');
  await addButton(page).click();
  await cartDrawer(page).getByRole('checkbox', { name: 'Do not open when I add' }).check();
  await closeDrawer(page);

  await addButton(page, 1).focus();
  for (let press = 0; press < 5; press++) await page.keyboard.press('Enter');
  await expect(toast).toContainText('5 × ');
  await expect(cartDrawer(page)).toBeHidden();
  const undo = toast.getByRole('button', { name: 'Undo' });
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    expect((await undo.boundingBox())?.height).toBeGreaterThanOrEqual(43.5);
  }
  await undo.click();
  await expect(addButton(page, 1)).toBeFocused();
  await expect(cartWay(page, '1 item')).toBeVisible();

  await page.setViewportSize({ width: 390, height: 700 });
  // The card's button is then where the toast comes.
  await addButton(page, 1).evaluate((button) => {
    scrollBy({ top: button.getBoundingClientRect().bottom - innerHeight + 150, behavior: 'instant' });
  });
  await addButton(page, 1).click();
  const notice = page.locator('.notice');
  await expect.poll(() => notice.evaluate((shown) => shown.matches(':hover'))).toBe(true);
  await expect(notice).toHaveCSS('opacity', '1');
});
