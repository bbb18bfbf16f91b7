import type { Page } from '@playwright/test';
import type { ArrivedMail } from 'backend/testing/smtp-server-for-test';
import { violationsOf } from 'run/browser/violations-of';
import { openAlive } from '../support/alive';
import { addButton, cartDrawer, cookieOf } from '../support/cart-steps';
import {
  fillQuote,
  freshEmail,
  freshVisitor,
  fromElsewhere,
  mailsOf,
  quoteCall,
  quoteForm,
  quoteModal,
  quoteSent,
  saidDialog,
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
  ['the banner', '/', (page: Page) => page.getByRole('main').locator('a[href="/quote"]')],
  [
    'the foot',
    '/about-us',
    (page: Page) => page.getByRole('contentinfo').getByRole('link', { name: 'Request a quote' }),
  ],
  [
    'nothing found',
    '/search?keyword=zzzzzz',
    (page: Page) => page.getByRole('main').getByRole('link', { name: 'request a quote' }),
  ],
  [
    'order tracking',
    '/shop/order-tracking',
    (page: Page) => page.getByRole('main').getByRole('link', { name: 'request a quote' }),
  ],
] as const;

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled });

    for (const [where, path, offerOn] of offers) {
      test(`a quote for nothing in the cart, offered by ${where}, is sent by its message`, async ({
        page,
        context,
        mailServer,
      }) => {
        const email = freshEmail();
        if (javaScriptEnabled) await fromElsewhere(context);
        else await page.setExtraHTTPHeaders({ 'x-forwarded-for': freshVisitor() });
        await openAlive(page, path);
        await offerOn(page).click();
        await expect(page).toHaveURL('/quote');
        await expect(page.getByRole('heading', { name: 'No products listed' })).toBeVisible();
        await fillQuote(page, email);
        await expect(asksFor(page)).toHaveValue(typed.message);
        await sendButton(page).click();
        await expect(page).toHaveURL(quoteSent);
        await expect(page.getByRole('main')).toContainText('Quote Requested Successfully');
        expectMails(await mailsOf(mailServer, email), email);
      });
    }

    test('what is needed has to be said', async ({ page, expectMessage }) => {
      if (!javaScriptEnabled) expectMessage(refused, `${address}/quote`);
      await openAlive(page, '/quote');
      await sendQuote(page, freshEmail(), { ...typed, message: ' ' });
      await expect(asksFor(page)).toBeFocused();
      await expect(quoteForm(page).getByText('This Field is Requied')).toBeVisible();
      await expect(page).toHaveURL('/quote');
    });
  });
}

for (const width of [1280, 390]) {
  test(`on ${width} pixels the form without products has no violation`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await openAlive(page, '/quote');
    expect(await violationsOf(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  });
}

test('many presses are one request', async ({ page, context, mailServer }) => {
  const email = freshEmail();
  let requests = 0;
  await fromElsewhere(context);
  page.on('request', (request) => {
    if (request.url() === quoteCall && request.method() === 'POST') requests += 1;
  });
  await openAlive(page, '/quote');
  await fillQuote(page, email);
  await sendButton(page).evaluate((button: HTMLButtonElement) => {
    for (let press = 0; press < 5; press++) button.click();
  });
  await expect(page).toHaveURL(quoteSent);
  expectMails(await mailsOf(mailServer, email), email);
  expect(requests).toBe(1);
});

test('a form over the page whose cart is emptied elsewhere asks what is needed', async ({
  page,
  context,
  mailServer,
}) => {
  const email = freshEmail();
  await fromElsewhere(context);
  await openAlive(page, '/shop');
  await addButton(page).click();
  await cartDrawer(page).getByRole('link', { name: 'Request a quote' }).click();
  await fillQuote(page, email);

  const other = await context.newPage();
  await openAlive(other, '/shop/shopping-cart');
  await other
    .getByRole('main')
    .getByRole('button', { name: /^Remove / })
    .click();
  await expect(other.getByText('Cart empty!')).toBeVisible();

  await expect(asksFor(page)).toHaveValue(typed.message);
  await expect(quoteModal(page).getByRole('heading', { name: 'No products listed' })).toBeVisible();
  await sendButton(page).click();
  await expect(saidDialog(page, 'Success!')).toBeVisible();
  expectMails(await mailsOf(mailServer, email), email);
});

test.describe('without JavaScript, in two tabs', () => {
  test.use({ javaScriptEnabled: false });

  test('what came into the cart since is neither sent nor taken out of it', async ({
    page,
    context,
    mailServer,
  }) => {
    const email = freshEmail();
    await page.setExtraHTTPHeaders({ 'x-forwarded-for': freshVisitor() });
    await page.goto('/quote');
    await fillQuote(page, email);
    const other = await context.newPage();
    await other.goto('/shop');
    await addButton(other).click();
    await expect.poll(() => cookieOf(context, 'cart')).not.toBe('');
    const cart = await cookieOf(context, 'cart');
    await sendButton(page).click();
    await expect(page).toHaveURL(quoteSent);
    expectMails(await mailsOf(mailServer, email), email);
    expect(await cookieOf(context, 'cart')).toBe(cart);
  });

  test('a form for a cart that is empty by now is no quote without products, before the visitor says so', async ({
    page,
    context,
    mailServer,
    expectMessage,
  }) => {
    const email = freshEmail();
    await page.setExtraHTTPHeaders({ 'x-forwarded-for': freshVisitor() });
    await page.goto('/shop');
    await addButton(page).click();
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
