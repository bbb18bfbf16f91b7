import { openAlive } from '../support/alive';
import { cardQuote, field, fillQuote, quoteModal } from '../support/quote-steps';
import { expect, test } from '../support/storefront-test';

test('another state clears the suburb, of a form that was opened again as well', async ({ page }) => {
  await openAlive(page, '/shop');
  await cardQuote(page).click();
  await fillQuote(page);
  await page.keyboard.press('Escape');
  await expect(quoteModal(page)).toBeHidden();
  await cardQuote(page).click();
  await expect(field(page, 'suburb')).toHaveValue('Broome');
  await field(page, 'state').focus();
  await field(page, 'state').selectOption('NSW');
  await expect(field(page, 'suburb')).toHaveValue('');
});

test('a postcode that came with the suburb goes with it', async ({ page }) => {
  await openAlive(page, '/shop');
  await cardQuote(page).click();
  await field(page, 'state').selectOption('WA');
  await field(page, 'suburb').fill('Broome');
  await field(page, 'message').focus();
  await expect(async () => {
    await field(page, 'suburb').focus();
    await field(page, 'message').focus();
    await expect(field(page, 'postcode')).toHaveValue('6725', { timeout: 1 });
  }).toPass();
  await field(page, 'state').focus();
  await field(page, 'state').selectOption('NSW');
  await expect(field(page, 'suburb')).toHaveValue('');
  await expect(field(page, 'postcode')).toHaveValue('');
});
