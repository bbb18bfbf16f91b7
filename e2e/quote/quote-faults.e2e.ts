import type { Page } from '@playwright/test';
import { openAlive } from '../support/alive';
import { madeByEveryWorker } from '../support/by-every-worker';
import { sampleProducts } from '../support/cart-steps';
import {
  cardQuote,
  field,
  fillQuote,
  freshEmail,
  freshVisitor,
  fromElsewhere,
  mailsOf,
  quoteForm,
  quoteSent,
  saidDialog,
  sendButton,
  sendQuote,
  typed,
} from '../support/quote-steps';
import { address, expect, hostAddress, ports, test } from '../support/storefront-test';

const backend = `http://localhost:${ports.backend}`;

/** Declares whatever the console says of one part of an address. */
function expectAbout(
  page: Page,
  part: string,
  expectMessage: (text: string, from: string) => void,
): { count: number } {
  const heard = { count: 0 };
  page.on('console', (message) => {
    const from = message.location().url;
    if (message.type() !== 'error' || !`${message.text()} ${from}`.includes(part)) return;
    expectMessage(message.text(), from);
    heard.count += 1;
  });
  return heard;
}

const hostile = {
  ...typed,
  firstName: '<script>window.takenOver=1</script>',
  lastName: '"\'><svg onload=window.takenOver=1>',
  company: '\u202Emoc.live\u202C 🦷👩🏽‍⚕️',
  address: '{{7*7}}%0aBcc: all@clinic.example',
  suburb: 'مدينة',
  message: '</p><img src=x onerror="window.takenOver=1">\n.\nمرحبا 👋',
};

test('whatever is typed runs nowhere, and arrives, also while neither states nor suburbs can be had', async ({
  page,
  context,
  mailServer,
  expectMessage,
}) => {
  const email = freshEmail();
  await fromElsewhere(context);
  await page.route(`${backend}/api/v1/geo/states/`, (route) => route.abort('connectionrefused'));
  await page.route(`${backend}/suburbs?**`, (route) => route.abort('connectionrefused'));
  const states = expectAbout(page, `${backend}/api/v1/geo/states/`, expectMessage);
  const suburbs = expectAbout(page, `${backend}/suburbs`, expectMessage);
  await openAlive(page, '/shop');
  await cardQuote(page).click();
  await expect(field(page, 'state').getByRole('option')).toHaveCount(9);
  await fillQuote(page, email, hostile);
  await expect.poll(() => states.count).toBeGreaterThan(0);
  await expect.poll(() => suburbs.count).toBeGreaterThan(0);
  await sendButton(page).click();
  await expect(saidDialog(page, 'Success!')).toBeVisible();
  const [toCompany, confirmation] = await mailsOf(mailServer, email);
  expect(toCompany?.to).toEqual(['quotes@meridian.example']);
  expect(toCompany?.parsed.bcc).toBeUndefined();
  expect(toCompany?.parsed.text).toContain('> </p><img src=x onerror="window.takenOver=1">');
  expect(toCompany?.parsed.text).toContain('مرحبا 👋');
  expect(toCompany?.parsed.text).toContain('Suburb: مدينة');
  for (const mail of [toCompany, confirmation]) expect(mail?.parsed.html).not.toMatch(/<(script|img|svg)/i);
  expect(confirmation?.parsed.text).not.toContain('takenOver');
  expect(await page.evaluate(() => 'takenOver' in window)).toBe(false);
});

test('with the artefact host of the quote down, asking leads to the form’s page', async ({
  page,
  request,
  storefront,
  expectMessage,
}) => {
  const [product] = await sampleProducts(request, 1);
  await madeByEveryWorker(request, '/quote');
  await storefront.kill('quote');
  const refused = expectAbout(page, hostAddress('quote'), expectMessage);
  await openAlive(page, '/shop');
  await cardQuote(page).click();
  await expect(page).toHaveURL(`/quote?product=${product?.id}`);
  await expect(quoteForm(page)).toBeVisible();
  await expect(page.getByText('Some extras of this page could not be loaded.')).toBeVisible();
  expect(refused.count).toBeGreaterThan(0);
  await storefront.start('quote');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('errors stand at their fields, and what was typed is kept and runs nowhere', async ({
    page,
    expectMessage,
  }) => {
    const url = `${address}/quote?product=`;
    expectAbout(page, url, expectMessage);
    await page.goto('/shop');
    await cardQuote(page).click();
    await sendQuote(page, 'ada@clinic.example', { ...hostile, phone: '12345', postcode: '' });
    await expect(field(page, 'phone')).toHaveAccessibleDescription(/^Please Enter Valid number/);
    await expect(field(page, 'postcode')).toHaveAccessibleDescription('This Field is Requied');
    await expect(quoteForm(page).getByRole('region', { name: 'Please check 2 fields' })).toBeVisible();
    for (const [name, value] of Object.entries({ ...hostile, phone: '12345', postcode: '' })) {
      await expect(field(page, name)).toHaveValue(value);
    }
    await expect(field(page, 'state')).toHaveValue('WA');
    await expect(page.locator('main img[onerror], main svg[onload]')).toHaveCount(0);
  });

  test('more than ten in a minute are refused in plain words, with the key by which the backend knows the form again; another visitor is served', async ({
    page,
    request,
    expectMessage,
  }) => {
    const [product] = await sampleProducts(request, 1);
    const path = `/quote?product=${product?.id}`;
    const visitor = freshVisitor();
    for (let nth = 0; nth < 10; nth++) {
      const response = await request.post(path, {
        headers: { 'x-forwarded-for': `10.0.0.1, ${visitor}` },
        form: { ...typed, email: `${nth}@clinic.example`, state: 'WA' },
        maxRedirects: 0,
      });
      expect(response.headers().location).toMatch(quoteSent);
    }
    const refused = expectAbout(page, `${address}${path}`, expectMessage);
    await page.setExtraHTTPHeaders({ 'x-forwarded-for': visitor });
    await page.goto(path);
    const key = await field(page, 'key').inputValue();
    expect(key).toMatch(/^[\da-f]{32}$/);
    await sendQuote(page);
    await expect(quoteForm(page).getByRole('alert')).toContainText(
      /You have sent 10 requests within a minute; please try again in \d+ seconds\./,
    );
    await expect(field(page, 'message')).toHaveValue(typed.message);
    await expect(field(page, 'key')).toHaveValue(key);
    expect(refused.count).toBe(1);

    await page.setExtraHTTPHeaders({ 'x-forwarded-for': freshVisitor() });
    await sendButton(page).click();
    await expect(page).toHaveURL(quoteSent);
  });

  test('a form of 100,000 characters is refused in plain words', async ({ request }) => {
    const response = await request.post('/quote', {
      form: { ...typed, email: freshEmail(), state: 'WA', message: 'x'.repeat(100_000) },
    });
    expect(response.status()).toBe(422);
    expect(await response.text()).toContain('Please use at most 10000 characters.');
  });

  test('a form of megabytes is refused in plain words, and is still there on going back', async ({
    page,
    expectMessage,
  }) => {
    const url = `${address}/quote`;
    expectMessage(
      'Failed to load resource: the server responded with a status of 413 (Payload Too Large)',
      url,
    );
    await page.goto(url);
    await fillQuote(page);
    await field(page, 'message').fill('😀'.repeat(500_000));
    await sendButton(page).click();
    await expect(page.locator('body')).toContainText('This form is too large.');
    await page.goBack();
    await expect(field(page, 'firstName')).toHaveValue(typed.firstName);
  });
});
