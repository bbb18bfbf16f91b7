import type { Page } from '@playwright/test';
import { openAlive } from '../support/alive';
import {
  cardQuote,
  field,
  fillQuote,
  freshEmail,
  fromElsewhere,
  openQuoteModal,
  quoteForm,
  saidDialog,
  sendButton,
  typed,
} from '../support/quote-steps';
import { expect, test } from '../support/storefront-test';

const keepBox = (page: Page) =>
  quoteForm(page).getByRole('checkbox', { name: 'Keep my details on this device for next time' });

const { message: _, ...details } = typed;

/** Expects the visitor's details in the form, and no message. */
async function expectDetails(page: Page, email: string): Promise<void> {
  await expect(field(page, 'state')).toHaveValue('WA');
  for (const [name, value] of Object.entries({ ...details, email, message: '' }))
    await expect(field(page, name)).toHaveValue(value);
}

test('details that are kept are in the next form, in another tab too, go nowhere else, and are forgotten by the keyboard', async ({
  page,
  context,
}) => {
  const email = freshEmail();
  await fromElsewhere(context);
  await openQuoteModal(page);
  await fillQuote(page, email);
  await keepBox(page).check();
  await sendButton(page).click();
  await expect(saidDialog(page, 'Success!')).toBeVisible();

  const next = await context.newPage();
  const sent: string[] = [];
  next.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`));
  await openAlive(next, '/quote');
  await expectDetails(next, email);
  await openQuoteModal(next, 1);
  await expectDetails(next, email);
  await expect(keepBox(next)).toBeChecked();
  const forget = quoteForm(next).getByRole('button', { name: 'Forget my details' });
  await expect(forget).toBeVisible();
  for (const word of [email, encodeURIComponent(email), 'Lugger', 'Dampier'])
    expect(sent.filter((text) => text.includes(word))).toEqual([]);
  expect(JSON.stringify(await context.cookies())).not.toMatch(/ada-|Lugger|Dampier/);

  await keepBox(next).focus();
  await next.keyboard.press('Tab');
  await expect(forget).toBeFocused();
  await next.keyboard.press('Enter');
  await expect(
    quoteForm(next)
      .getByRole('status')
      .filter({ hasText: 'Your details are no longer kept on this device.' }),
  ).toBeVisible();
  await expect(keepBox(next)).toBeFocused();
  await expect(keepBox(next)).not.toBeChecked();
  for (const name of ['state', 'email', ...Object.keys(typed)])
    await expect(field(next, name)).toHaveValue('');
  expect(await next.evaluate(() => localStorage.getItem('quoteDetails'))).toBeNull();

  await next.keyboard.press('Escape');
  await cardQuote(next).click();
  await expect(field(next, 'email')).toHaveValue('');
  await expect(forget).toHaveCount(0);
});
