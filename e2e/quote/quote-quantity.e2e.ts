import { openAlive } from '../support/alive';
import {
  cardQuote,
  field,
  fillQuote,
  quoteModal,
  refuseQuotes,
  saidDialog,
  sendButton,
} from '../support/quote-steps';
import { expect, test } from '../support/storefront-test';

test('the quantity chosen on the product’s page is the one that is asked for', async ({ page }) => {
  await openAlive(page, '/shop');
  await openAlive(page, new URL((await cardQuote(page).getAttribute('href')) ?? '', page.url()).href);
  await page.getByText(/^For /).getByRole('link').click();
  await page.getByRole('main').getByRole('button', { name: 'Increase quantity' }).first().click();
  await page.getByRole('main').getByRole('link', { name: 'Request a quote', exact: true }).click();
  await expect(field(page, 'quantity')).toHaveValue('2');
});

test('after a failure the quantity is there again as it was typed', async ({ page, expectMessage }) => {
  await refuseQuotes(page, expectMessage);
  await openAlive(page, '/shop');
  await cardQuote(page).click();
  await fillQuote(page);
  await field(page, 'quantity').fill('12');
  await sendButton(page).click();
  await expect(saidDialog(page, 'Error!')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(saidDialog(page, 'Error!')).toHaveCount(0);
  await expect(field(page, 'quantity')).toHaveValue('12');
  await page.keyboard.press('Escape');
  await expect(quoteModal(page)).toBeHidden();
  await cardQuote(page).click();
  await expect(field(page, 'quantity')).toHaveValue('12');
});
