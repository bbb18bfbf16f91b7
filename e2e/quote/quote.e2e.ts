import type { Page } from '@playwright/test';
import { violationsOf } from 'run/browser/violations-of';
import { openAlive } from '../support/alive';
import { quoteCall, quoteSent, refuseQuotes, saidDialog, sendButton } from '../support/quote-steps';
import { expect, test } from '../support/storefront-test';

async function fillQuote(page: Page) {
  await openAlive(page, '/shop');
  await page.getByRole('article').first().getByRole('button', { name: 'Add to cart' }).click();
  await openAlive(page, '/quote');
  const fields = {
    'First name': 'Ada',
    'Last name': 'Nguyen',
    Email: 'ada@clinic.example',
    Phone: '0412 345 678',
    Suburb: 'Broome',
    Postcode: '6725',
    Message: 'By Friday, please.',
  };
  for (const [label, value] of Object.entries(fields)) {
    await page.getByRole('main').getByLabel(label, { exact: true }).fill(value);
  }
  await page.getByLabel(/^Address/).fill('1 Dampier Terrace');
  await page.getByLabel('State').selectOption('WA');
}

test('a quote that was sent is said in a dialog, and the focus goes on to the page', async ({ page }) => {
  await fillQuote(page);
  await page.getByRole('main').getByRole('button', { name: 'Request a quote' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Success!' });
  await expect(dialog).toContainText('Quote Requested Successfully');
  expect(await violationsOf(page, '.message-dialog')).toEqual([]);
  // However soon it comes, the next Enter is a gesture of its own.
  await page.keyboard.press('Shift');
  await page.keyboard.press('Enter');
  await expect(dialog).toHaveCount(0);
  await expect(page).toHaveURL(quoteSent);
  await expect(page.locator('#content')).toBeFocused();
});

test('a backend that has no references is as good: it is said that the quote was sent, and no more', async ({
  page,
}) => {
  await fillQuote(page);
  await page.route(quoteCall, (route) =>
    route.fulfill({ headers: { 'access-control-allow-origin': '*' }, json: { data: { id: 1 } } }),
  );
  await sendButton(page).click();
  await expect(saidDialog(page, 'Success!').getByRole('paragraph')).toHaveText(
    'Quote Requested Successfully',
  );
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/quote?sent=1');
  await expect(page.getByRole('main')).toHaveText(/^Success!\s*Quote Requested Successfully\s*Thank you\./);
});

test('a quote that fails is said in a dialog, and what was typed stays', async ({ page, expectMessage }) => {
  await fillQuote(page);
  await refuseQuotes(page, expectMessage);
  await page.getByRole('main').getByRole('button', { name: 'Request a quote' }).click();
  const dialog = page.getByRole('dialog', { name: 'Error!' });
  await expect(dialog).toContainText('No deliveries to Broome.');
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(page.getByLabel('Suburb')).toHaveValue('Broome');
});
