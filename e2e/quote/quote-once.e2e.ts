import type { Page } from '@playwright/test';
import {
  cardQuote,
  field,
  freshEmail,
  fromElsewhere,
  leaveQuoteOnItsWay,
  mailsOf,
  openQuoteModal,
  quoteCall,
  quoteModal,
  saidDialog,
  sendButton,
  sendQuote,
} from '../support/quote-steps';
import { expect, test } from '../support/storefront-test';

/** The first answer gets lost: whoever sent the quote does not know that it arrived. */
async function loseFirstAnswer(page: Page, keys: (string | undefined)[]): Promise<void> {
  await page.route(quoteCall, async (route) => {
    keys.push(route.request().headers()['idempotency-key']);
    if (keys.length > 1) return route.fallback();
    await route.fetch();
    await route.abort('connectionreset');
  });
}

test('a quote whose answer got lost is one when it is sent again', async ({
  page,
  context,
  mailServer,
  expectMessage,
}) => {
  const email = freshEmail();
  const keys: (string | undefined)[] = [];
  await fromElsewhere(context);
  await loseFirstAnswer(page, keys);
  expectMessage('Failed to load resource: net::ERR_CONNECTION_RESET', quoteCall);
  await openQuoteModal(page);
  await sendQuote(page, email);
  await expect(saidDialog(page, 'Error!')).toContainText('The shop could not be reached.');
  await page.keyboard.press('Escape');
  await expect(saidDialog(page, 'Error!')).toHaveCount(0);

  await expect(field(page, 'email')).toHaveValue(email);
  await sendButton(page).click();
  await expect(saidDialog(page, 'Success!')).toBeVisible();
  expect(keys[1]).toBe(keys[0]);
  await mailsOf(mailServer, email);
});

test('while a quote is under way its form can be opened, and sending it again is no second one', async ({
  page,
  mailServer,
}) => {
  const { email, letGo } = await leaveQuoteOnItsWay(page);
  await cardQuote(page).click();
  await expect(field(page, 'email')).toHaveValue(email);
  await expect(quoteModal(page).getByText('Sending your request')).toBeVisible();
  await sendButton(page).press('Enter');
  letGo();
  await expect(saidDialog(page, 'Success!')).toBeVisible();
  await expect(quoteModal(page)).toHaveCount(0);
  const later = freshEmail();
  await saidDialog(page, 'Success!').getByRole('button', { name: 'OK' }).click();
  await cardQuote(page).click();
  await expect(field(page, 'email')).toHaveValue('');
  await sendQuote(page, later);
  await mailsOf(mailServer, later);
  await mailsOf(mailServer, email);
});
