import type { Locator, Page } from '@playwright/test';
import { cartDrawer, cookieOf } from '../support/cart-steps';
import { openInteractive } from '../support/interactive';
import { expect, test } from '../support/storefront-test';
/** The order of a practice manager who had not seen the code, with her searches. */
import order from './clinic-order.json' with { type: 'json' };

test.use({ viewport: { width: 390, height: 844 } });

const box = (page: Page) => page.getByRole('combobox', { name: 'Search for products' });
const suggestions = (page: Page) => page.getByRole('grid', { name: 'Suggestions' });

test('on a phone, few presses turn thirty searches into a quote', async ({ page, context }) => {
  let presses = 0;
  const press = async (control: Locator) => {
    presses++;
    // However soon it comes, a press at the place of the last one is a gesture of its own.
    await page.keyboard.press('Shift');
    await control.click();
  };
  const openSearch = () => press(page.getByRole('button', { name: 'Open search' }));
  await openInteractive(page, '/');
  for (const [nth, { search, name }] of order.entries()) {
    if (!(await box(page).isVisible())) await openSearch();
    if (!(await page.getByText(`All results for ‘${search}’`).isVisible())) {
      await expect(box(page)).toBeFocused();
      // Replaces the selected text.
      await page.keyboard.insertText(search);
      await expect(page.getByText(`All results for ‘${search}’`)).toBeVisible();
    }
    const add = suggestions(page).getByRole('gridcell', { name: `Add ${name} to cart` });
    if (await add.isVisible()) await press(add);
    else {
      await press(page.getByText(`All results for ‘${search}’`));
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Results for ‘${search}’`);
      const card = page.getByRole('article').filter({ hasText: name }).first();
      while (!(await card.isVisible())) await press(page.getByRole('link', { name: 'Load more' }));
      await press(card.getByRole('button', { name: 'Add to cart' }));
    }
    await expect.poll(async () => (await cookieOf(context, 'cart')).split('!').length).toBe(nth + 1);
    if (nth > 0) continue;
    await press(cartDrawer(page).getByLabel('Do not open when I add'));
    await press(cartDrawer(page).getByRole('button', { name: 'Close' }));
  }
  await press(page.getByRole('navigation', { name: 'Shortcuts' }).getByRole('button', { name: /^Cart/ }));
  await press(cartDrawer(page).getByRole('link', { name: 'Request a quote' }));
  await expect(page.getByRole('heading', { name: 'Contact Details' })).toBeVisible();
  expect(presses).toBeLessThanOrEqual(65);
});
