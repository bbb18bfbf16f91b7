import type { Page } from '@playwright/test';
import { sampleProducts } from '../support/cart-steps';
import {
  cardQuote,
  field,
  fillQuote,
  freshEmail,
  freshVisitor,
  fromElsewhere,
  leaveQuoteOnItsWay,
  mailsOf,
  openQuoteModal,
  openQuotePage,
  quoteCall,
  quoteForm,
  quoteModal,
  saidDialog,
  sendButton,
  sendQuote,
  typed,
} from '../support/quote-steps';
import { address, expect, test } from '../support/storefront-test';

/** The first answer gets lost: whoever sent the quote does not know that it arrived. */
async function loseFirstAnswer(page: Page, keys: (string | undefined)[]): Promise<void> {
  await page.route(quoteCall, async (route) => {
    keys.push(route.request().headers()['idempotency-key']);
    if (keys.length > 1) return route.fallback();
    await route.fetch();
    await route.abort('connectionreset');
  });
}

const forms: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  'the form over the page': openQuoteModal,
  'the form’s page': openQuotePage,
};

for (const [where, open] of Object.entries(forms)) {
  test(`a quote whose answer got lost is one when it is sent again, by ${where}`, async ({
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
    await open(page);
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
}

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

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a refused form keeps its key, by which the backend knows it again', async ({
    page,
    request,
    expectMessage,
  }) => {
    const [product] = await sampleProducts(request, 1);
    const path = `/quote?product=${product?.id}`;
    const visitor = freshVisitor();
    await page.setExtraHTTPHeaders({ 'x-forwarded-for': visitor });
    for (let nth = 0; nth < 10; nth++) {
      await request.post(path, {
        headers: { 'x-forwarded-for': visitor },
        form: { ...typed, email: `${nth}@clinic.example`, state: 'WA' },
        maxRedirects: 0,
      });
    }
    await page.goto(path);
    const key = await field(page, 'key').inputValue();
    expect(key).toMatch(/^[\da-f]{32}$/);
    await fillQuote(page);
    expectMessage(
      'Failed to load resource: the server responded with a status of 429 (Too Many Requests)',
      `${address}${path}`,
    );
    await sendButton(page).click();
    await expect(quoteForm(page).getByRole('alert')).toBeVisible();
    await expect(field(page, 'key')).toHaveValue(key);
  });
});
