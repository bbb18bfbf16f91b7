import type { Page } from '@playwright/test';
import type { ArrivedMail } from 'backend/testing/smtp-server-for-test';
import { openAlive } from '../support/alive';
import { keepInCookie, sampleProduct } from '../support/cart-steps';
import {
  fillQuote,
  freshEmail,
  freshVisitor,
  fromElsewhere,
  mailsOf,
  quoteCall,
  quoteForm,
  quoteSent,
  sendButton,
  sendQuote,
  typed,
} from '../support/quote-steps';
import { address, expect, test } from '../support/storefront-test';

const refused = 'Failed to load resource: the server responded with a status of 422 (Unprocessable Entity)';

const asksFor = (page: Page) => quoteForm(page).getByLabel('What do you need?');

function expectMails([toCompany, confirmation]: readonly ArrivedMail[], email: string): void {
  expect(toCompany?.parsed.text).toMatch(/^Quote request [\w-]+, no products listed\n/);
  expect(toCompany?.parsed.text).toContain(`Message:\n> ${typed.message}`);
  expect(confirmation?.to).toEqual([email]);
  expect(confirmation?.parsed.text).toContain('You listed no products, so we go by your message');
  for (const mail of [toCompany, confirmation]) expect(mail?.parsed.text).not.toMatch(/^- /m);
}

/** Where a visitor with an empty cart is offered a quote. */
const offers = [
  ['/', (page: Page) => page.getByRole('main').locator('a[href="/quote"]')],
  [
    '/search?keyword=zzzzzz',
    (page: Page) => page.getByRole('main').getByRole('link', { name: 'request a quote' }),
  ],
  [
    '/shop/order-tracking',
    (page: Page) => page.getByRole('main').getByRole('link', { name: 'request a quote' }),
  ],
  ['/about-us', (page: Page) => page.getByRole('contentinfo').getByRole('link', { name: 'Request a quote' })],
] as const;

test('a quote for nothing in the cart is asked for by its message, and sent once', async ({
  page,
  context,
  mailServer,
}) => {
  const email = freshEmail();
  let requests = 0;
  await fromElsewhere(context);
  page.on('request', (request) => {
    if (request.url() === quoteCall && request.method() === 'POST') requests += 1;
  });
  await openAlive(page, '/about-us');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Request a quote' }).click();
  await expect(page).toHaveURL('/quote');
  await expect(page.getByRole('heading', { name: 'No products listed' })).toBeVisible();
  await sendQuote(page, email, { ...typed, message: ' ' });
  await expect(asksFor(page)).toBeFocused();
  await expect(quoteForm(page).getByText('This Field is Requied')).toBeVisible();
  await expect(page).toHaveURL('/quote');
  await asksFor(page).fill(typed.message);
  await sendButton(page).evaluate((button: HTMLButtonElement) => {
    for (let press = 0; press < 5; press++) button.click();
  });
  await expect(page).toHaveURL(quoteSent);
  await expect(page.getByRole('main')).toContainText('Quote Requested Successfully');
  expectMails(await mailsOf(mailServer, email), email);
  expect(requests).toBe(1);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a quote for nothing in the cart is offered everywhere, and sent by its message', async ({
    page,
    mailServer,
    expectMessage,
  }) => {
    const email = freshEmail();
    await page.setExtraHTTPHeaders({ 'x-forwarded-for': freshVisitor() });
    for (const [path, offerOn] of offers) {
      await page.goto(path);
      await expect(offerOn(page)).toBeVisible();
      await expect(offerOn(page)).toHaveAttribute('href', '/quote');
    }
    await page.getByRole('contentinfo').getByRole('link', { name: 'Request a quote' }).click();
    await expect(page.getByRole('heading', { name: 'No products listed' })).toBeVisible();
    expectMessage(refused, `${address}/quote`);
    await sendQuote(page, email, { ...typed, message: ' ' });
    await expect(asksFor(page)).toBeFocused();
    await expect(quoteForm(page).getByText('This Field is Requied')).toBeVisible();
    await asksFor(page).fill(typed.message);
    await sendButton(page).click();
    await expect(page).toHaveURL(quoteSent);
    await expect(page.getByRole('main')).toContainText('Quote Requested Successfully');
    expectMails(await mailsOf(mailServer, email), email);
  });

  test('a form for a cart that is empty by now is no quote without products, before the visitor says so', async ({
    page,
    context,
    request,
    mailServer,
    expectMessage,
  }) => {
    const email = freshEmail();
    await page.setExtraHTTPHeaders({ 'x-forwarded-for': freshVisitor() });
    await keepInCookie(context, 'cart', `${(await sampleProduct(request)).id}*1`);
    const late = await context.newPage();
    for (const tab of [page, late]) {
      await tab.goto('/quote');
      await fillQuote(tab, email);
    }
    await sendButton(page).click();
    await expect(page).toHaveURL(quoteSent);
    await mailsOf(mailServer, email);

    expectMessage(refused, `${address}/quote`);
    await sendButton(late).click();
    await expect(quoteForm(late).getByRole('alert')).toContainText('Your cart is empty now.');
    await expect(asksFor(late)).toHaveValue(typed.message);
    await mailsOf(mailServer, email);
    await sendButton(late).click();
    await expect(late).toHaveURL(quoteSent);
    await mailsOf(mailServer, email, 4);
  });

  test('a form that is posted twice is one quote', async ({ request, mailServer }) => {
    const email = freshEmail();
    const post = () =>
      request.post('/quote', {
        headers: { 'x-forwarded-for': '2001:db8::77' },
        form: { ...typed, email, state: 'WA', key: '0123456789abcdef'.repeat(2), shownLines: '[]' },
      });
    const answers = await Promise.all([post(), post()]);
    expect(answers.map((answer) => answer.status())).toEqual([200, 200]);
    await mailsOf(mailServer, email);
  });
});
