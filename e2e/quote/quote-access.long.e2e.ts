import { sampleProduct } from '../support/cart-steps';
import { violationsInEveryLook } from '../support/every-look';
import { openInteractive } from '../support/interactive';
import { askForSuburbs, quoteForm, quoteModal, sendButton } from '../support/quote-steps';
import { expect, test } from '../support/storefront-test';

test('the form is accessible: empty, refused, suggesting', async ({ page, request }) => {
  test.slow();
  await openInteractive(page, `/product/${(await sampleProduct(request)).id}`);
  await page.getByRole('main').getByRole('link', { name: 'Request a quote', exact: true }).click();
  await expect(quoteModal(page).getByText(/^For /)).toBeVisible();
  expect(await violationsInEveryLook(page, 'dialog[open]')).toEqual([]);

  await sendButton(page).click();
  await expect(quoteForm(page).getByRole('region', { name: 'Please check 9 fields' })).toBeVisible();
  expect(await violationsInEveryLook(page, 'dialog[open]')).toEqual([]);

  await (await askForSuburbs(page)).pressSequentially('broo');
  await page.keyboard.press('ArrowDown');
  const suggestions = quoteForm(page).getByRole('listbox', { name: 'Suggestions' });
  await expect(suggestions).toBeVisible();
  expect(await violationsInEveryLook(page, 'dialog[open]')).toEqual([]);
  await expect(suggestions).toBeVisible();
});

test('the form without products is accessible', async ({ page }) => {
  await openInteractive(page, '/quote');
  expect(await violationsInEveryLook(page)).toEqual([]);
});

test('a form with kept details is accessible', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('quoteDetails', '{"firstName":"Ada","state":"WA"}'));
  await openInteractive(page, '/quote');
  await expect(quoteForm(page).getByRole('button', { name: 'Forget my details' })).toBeVisible();
  expect(await violationsInEveryLook(page, 'main')).toEqual([]);
});
