import type { Locator, Page } from '@playwright/test';
import { openInteractive } from '../support/interactive';
import { askForSuburbs } from '../support/quote-steps';
import { expect, test } from '../support/storefront-test';

/** Types as with an input method, and marks the first suggestion. */
async function compose(page: Page, box: Locator, text: string, marked: Locator): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const caret = { selectionStart: text.length, selectionEnd: text.length };
  await session.send('Input.imeSetComposition', { text, ...caret });
  await session.send('Input.insertText', { text });
  await expect(box).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('ArrowDown');
  await expect(marked).toHaveCount(1);
}

/** Presses the Enter that ends a composition as Safari sends it: when that is over, as a key of the input method. */
async function endComposition(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const key = { key: 'Enter', code: 'Enter', windowsVirtualKeyCode: 229 };
  await session.send('Input.dispatchKeyEvent', { ...key, type: 'rawKeyDown' });
  await session.send('Input.dispatchKeyEvent', { ...key, type: 'keyUp' });
}

test('the Enter that ends a composition chooses neither the marked suburb nor the marked product, and the next one does', async ({
  page,
}) => {
  await openInteractive(page, '/quote');
  await test.step('of a suburb', async () => {
    const suburb = await askForSuburbs(page);
    const list = page.getByRole('listbox', { name: 'Suggestions' });
    const marked = list.getByRole('option', { selected: true });
    await compose(page, suburb, 'broo', marked);
    await endComposition(page);
    await expect(marked).toHaveCount(1);
    await expect(suburb).toHaveValue('broo');
    await page.keyboard.press('Enter');
    await expect(list).toBeHidden();
    await expect(suburb).not.toHaveValue('broo');
  });

  await test.step('of a product', async () => {
    const box = page.getByRole('combobox', { name: 'Search for products' });
    await box.focus();
    const marked = page.getByRole('gridcell', { selected: true });
    await compose(page, box, 'gauze', marked);
    await endComposition(page);
    await expect(marked).toHaveCount(1);
    await expect(page).toHaveURL('/quote');
    // The category comes first.
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/product\//);
  });
});
