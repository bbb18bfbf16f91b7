import type { Page } from '@playwright/test';
import { sampleProduct } from '../support/cart-steps';
import {
  field,
  fillQuote,
  freshEmail,
  freshVisitor,
  mailsOf,
  quoteForm,
  quoteSent,
  sendButton,
  sendQuote,
  typed,
} from '../support/quote-steps';
import { address, expect, failedWith, test } from '../support/storefront-test';

/** Where a visitor with an empty cart is offered a quote. */
const offers = [
  ['/', (page: Page) => page.getByRole('main').locator('a[href="/quote"]')],
  [
    '/search?keyword=zzzzzz',
    (page: Page) => page.getByRole('main').getByRole('link', { name: 'Ask us for ‘zzzzzz’' }),
  ],
  [
    '/shop/order-tracking',
    (page: Page) => page.getByRole('main').getByRole('link', { name: 'request a quote' }),
  ],
  ['/about-us', (page: Page) => page.getByRole('contentinfo').getByRole('link', { name: 'Request a quote' })],
] as const;

test.use({ javaScriptEnabled: false });

test('without JavaScript a visitor with an empty cart is offered a quote everywhere, and has to write a message', async ({
  page,
  mailServer,
  expectMessage,
}) => {
  const email = freshEmail();
  const asksFor = quoteForm(page).getByLabel('What do you need?');
  await page.setExtraHTTPHeaders({ 'x-forwarded-for': freshVisitor() });
  for (const [path, offerOn] of offers) {
    await page.goto(path);
    await expect(offerOn(page)).toBeVisible();
    await expect(offerOn(page)).toHaveAttribute('href', /^\/quote(\?message=zzzzzz)?$/);
  }
  await page.getByRole('contentinfo').getByRole('link', { name: 'Request a quote' }).click();
  await expect(page.getByRole('heading', { name: 'No products listed' })).toBeVisible();
  expectMessage(failedWith(422), `${address}/quote`);
  await sendQuote(page, email, { ...typed, message: ' ' });
  await expect(asksFor).toBeFocused();
  await expect(quoteForm(page).getByText('This Field is Requied')).toBeVisible();
  await asksFor.fill(typed.message);
  await sendButton(page).click();
  await expect(page).toHaveURL(quoteSent);
  await expect(page.getByRole('main')).toContainText('Quote Requested Successfully');
  const [toCompany, confirmation] = await mailsOf(mailServer, email);
  expect(toCompany?.parsed.text).toMatch(/^Quote request [\w-]+, no products listed\n/);
  expect(toCompany?.parsed.text).toContain(`Message:\n> ${typed.message}`);
  expect(confirmation?.parsed.text).toContain('You listed no products, so we go by your message');
});

test('without JavaScript more than ten quotes in a minute are refused in plain words, and another visitor is served', async ({
  page,
  request,
  expectMessage,
}) => {
  const visitor = freshVisitor();
  const path = `/quote?product=${(await sampleProduct(request)).id}`;
  for (let nth = 0; nth < 10; nth++) {
    const response = await request.post(path, {
      headers: { 'x-forwarded-for': `10.0.0.1, ${visitor}` },
      form: { ...typed, email: `${nth}@clinic.example`, state: 'WA' },
      maxRedirects: 0,
    });
    expect(response.headers().location).toMatch(quoteSent);
  }
  expectMessage(failedWith(429), address + path);
  await page.setExtraHTTPHeaders({ 'x-forwarded-for': visitor });
  await page.goto(path);
  await fillQuote(page);
  await sendButton(page).click();
  await expect(quoteForm(page).getByRole('alert')).toContainText(
    /You have sent 10 requests within a minute; please try again in \d+ seconds\./,
  );
  await page.setExtraHTTPHeaders({ 'x-forwarded-for': freshVisitor() });
  await sendButton(page).click();
  await expect(page).toHaveURL(quoteSent);
});

test('a form of megabytes is refused in plain words, and Back shows it as typed', async ({
  page,
  expectMessage,
}) => {
  const url = `${address}/quote`;
  expectMessage(failedWith(413), url);
  await page.goto(url);
  await fillQuote(page);
  await field(page, 'message').fill('😀'.repeat(500_000));
  await sendButton(page).click();
  await expect(page.locator('body')).toContainText('This form is too large.');
  await page.goBack();
  await expect(field(page, 'firstName')).toHaveValue(typed.firstName);
});
