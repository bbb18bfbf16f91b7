import type { Page } from '@playwright/test';
import { openAlive, reloadAlive } from '../support/alive';
import { addButton, cartDrawer, cartWay, closeDrawer, cookieOf, sampleProducts } from '../support/cart-steps';
import {
  cardQuote,
  field,
  fillQuote,
  freshEmail,
  fromElsewhere,
  mailsOf,
  openQuoteModal,
  quoteCall,
  quoteForm,
  quoteModal,
  quoteReference,
  quoteSent,
  refuseQuotes,
  saidDialog,
  sendButton,
  sendQuote,
  typed,
} from '../support/quote-steps';
import { expect, test } from '../support/storefront-test';

/** Where the form is asked for, and what the visitor presses there. */
const openers = [
  ['a card', async (page: Page) => cardQuote(page)],
  [
    'the quick view',
    async (page: Page) => {
      await page.getByRole('article').first().getByRole('link', { name: 'Quick view', exact: true }).click();
      return page.getByRole('dialog').getByRole('link', { name: 'Request a quote', exact: true });
    },
  ],
  [
    'the product’s page',
    async (page: Page) => {
      await page.getByRole('article').first().getByRole('link').first().click();
      await expect(page).toHaveURL(/\/product\//);
      return page.getByRole('main').getByRole('link', { name: 'Request a quote', exact: true });
    },
  ],
  [
    'the cart’s drawer',
    async (page: Page) => {
      await addButton(page).click();
      return cartDrawer(page).getByRole('link', { name: 'Request a quote' });
    },
  ],
] as const;

for (const width of [1280, 390]) {
  test.describe(`on ${width} pixels`, () => {
    test.use({ viewport: { width, height: 844 } });

    for (const [where, openerOn] of openers) {
      test(`the form opens over ${where}, as large as it should be`, async ({ page }) => {
        await openAlive(page, '/shop');
        await (await openerOn(page)).click();
        const modal = quoteModal(page);
        await expect(modal.getByRole('heading', { name: 'Contact Details' })).toBeVisible();
        await expect(cartDrawer(page)).toBeHidden();
        await expect(modal).toHaveCSS('z-index', '9999');
        await expect
          .poll(() => modal.boundingBox())
          .toMatchObject(
            width === 390 ? { x: 0, y: 0, width: 390, height: 844 } : { x: (width - 1024) / 2, width: 1024 },
          );
        await expect(field(page, 'quantity')).toHaveCount(where === 'the cart’s drawer' ? 0 : 1);
        expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
      });
    }
  });
}

for (const [what, come] of [
  ['points at it', (page: Page) => cardQuote(page).hover()],
  ['focuses it', (page: Page) => cardQuote(page).focus()],
  ['touches it', (page: Page) => cardQuote(page).dispatchEvent('touchstart')],
] as const) {
  test(`the form’s code is loaded when a visitor ${what}, not before`, async ({ page }) => {
    const loaded: string[] = [];
    page.on('request', (request) => loaded.push(request.url()));
    await openAlive(page, '/shop');
    const modal = () => loaded.filter((url) => /expose_quote_form\.js/.test(url)).length;
    expect(modal()).toBe(0);
    await come(page);
    await expect.poll(modal).toBe(1);
    await expect(quoteModal(page)).toHaveCount(0);
  });
}

test('the focus goes in, stays inside, and Escape gives it back', async ({ page }) => {
  await openAlive(page, '/shop');
  await cardQuote(page, 5).focus();
  await page.keyboard.press('Enter');
  await expect(quoteModal(page)).toBeVisible();
  const isInside = () =>
    page.evaluate(
      () => document.activeElement === document.body || document.activeElement?.closest('dialog') !== null,
    );
  await expect.poll(() => page.evaluate(() => Boolean(document.activeElement?.closest('dialog')))).toBe(true);
  for (let press = 0; press < 20; press++) {
    await page.keyboard.press('Tab');
    expect(await isInside()).toBe(true);
  }
  await page.keyboard.press('Escape');
  await expect(quoteModal(page)).toBeHidden();
  await expect(cardQuote(page, 5)).toBeFocused();
});

test('closing the form that the cart’s drawer opened gives the focus back to the cart', async ({ page }) => {
  await openAlive(page, '/shop');
  await addButton(page).click();
  await closeDrawer(page);
  await cartWay(page, '1 item').click();
  await cartDrawer(page).getByRole('link', { name: 'Request a quote' }).click();
  await expect(quoteForm(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(quoteModal(page)).toBeHidden();
  await expect(cartWay(page, '1 item')).toBeFocused();
});

test('the button with the cross closes it, and so does a press beside it', async ({ page }) => {
  await openAlive(page, '/shop');
  for (const close of [
    () => quoteModal(page).getByRole('button', { name: 'Close quote form' }).click(),
    () => page.mouse.click(5, 300),
  ]) {
    await cardQuote(page).click();
    await expect(quoteForm(page)).toBeVisible();
    await close();
    await expect(quoteModal(page)).toBeHidden();
    await expect(cardQuote(page)).toBeFocused();
  }
});

test('what was typed survives closing the form and loading the page again', async ({ page }) => {
  await openAlive(page, '/shop');
  await cardQuote(page).click();
  await fillQuote(page, 'ada@clinic.example');
  const expectTyped = async () => {
    await expect(field(page, 'state')).toHaveValue('WA');
    for (const [name, value] of Object.entries({ ...typed, email: 'ada@clinic.example' })) {
      await expect(field(page, name)).toHaveValue(value);
    }
  };
  await page.keyboard.press('Escape');
  await expect(quoteModal(page)).toBeHidden();
  await cardQuote(page, 1).click();
  await expectTyped();
  await reloadAlive(page);
  await expect(quoteModal(page)).toHaveCount(0);
  await cardQuote(page, 2).click();
  await expectTyped();
  await openAlive(page, '/quote');
  await expectTyped();
});

test('a quote for a product leaves the cart, and the next form is empty', async ({ page, context }) => {
  await fromElsewhere(context);
  await openAlive(page, '/shop');
  await addButton(page).click();
  await closeDrawer(page);
  await cardQuote(page, 1).click();
  await sendQuote(page);
  const said = saidDialog(page, 'Success!');
  await expect(said).toContainText('Quote Requested Successfully');
  await expect(quoteModal(page)).toHaveCount(0);
  await page.keyboard.press('Enter');
  await expect(said).toHaveCount(0);
  await expect(cartWay(page, '1 item')).toBeVisible();

  await cardQuote(page, 1).click();
  for (const name of ['state', 'email', ...Object.keys(typed)]) {
    await expect(field(page, name)).toHaveValue('');
  }
  await expect(field(page, 'quantity')).toHaveValue('1');
});

test('a quote for the cart empties it', async ({ page, context }) => {
  await fromElsewhere(context);
  await openAlive(page, '/shop');
  await addButton(page).click();
  await cartDrawer(page).getByRole('link', { name: 'Request a quote' }).click();
  await sendQuote(page);
  await expect(saidDialog(page, 'Success!')).toContainText('Quote Requested Successfully');
  await page.keyboard.press('Escape');
  await expect(cartWay(page, '0 items')).toBeVisible();
  expect(await cookieOf(context, 'cart')).toBe('');
});

test('a quote for the cart sent over the cart’s page leaves its reference there, and no removal', async ({
  page,
  context,
  request,
}) => {
  await fromElsewhere(context);
  await openAlive(page, '/shop');
  await addButton(page).click();
  await closeDrawer(page);
  const [product] = await sampleProducts(request, 1);
  await openAlive(page, '/shop/shopping-cart');
  await page.getByRole('main').getByRole('link', { name: 'Request a quote' }).click();
  await sendQuote(page);
  const said = saidDialog(page, 'Success!');
  await expect(said.getByRole('button', { name: 'OK' })).toBeFocused();
  const [reference = ''] = quoteReference.exec((await said.textContent()) ?? '') ?? [];
  await expect(page.getByText(/removed/)).toHaveCount(0);
  await page.keyboard.press('Enter');
  await expect(said).toHaveCount(0);
  await expect(page.getByRole('main')).toContainText(`Its reference is ${reference}`);
  await expect(page.getByRole('main').getByRole('button', { name: 'Undo' })).toHaveCount(0);
  await reloadAlive(page);
  await page.getByRole('main').getByRole('link', { name: 'See your request' }).click();
  await expect(page).toHaveURL(quoteSent);
  const lines = page.getByRole('region', { name: 'What you asked for' });
  await expect(lines.getByRole('rowheader')).toHaveText([product?.productName ?? '']);
  await expect(lines).toContainText('Subtotal');
});

test('the dialog leads to what was asked for, and Back to where it was sent', async ({ page, context }) => {
  await fromElsewhere(context);
  await openQuoteModal(page);
  await sendQuote(page);
  await saidDialog(page, 'Success!').getByRole('link', { name: 'See your request' }).click();
  await expect(page).toHaveURL(quoteSent);
  await expect(saidDialog(page, 'Success!')).toHaveCount(0);
  await expect(page.locator('#content')).toBeFocused();
  await expect(page.getByRole('table', { name: 'Products to quote' })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/\/shop$/);
});

test('a quote that fails says why, and everything typed is there again', async ({ page, expectMessage }) => {
  await refuseQuotes(page, expectMessage);
  await openAlive(page, '/shop');
  await addButton(page).click();
  await cartDrawer(page).getByRole('link', { name: 'Request a quote' }).click();
  await sendQuote(page, 'ada@clinic.example');
  await expect(saidDialog(page, 'Error!')).toContainText('No deliveries to Broome.');
  await saidDialog(page, 'Error!').getByRole('button', { name: 'OK' }).click();
  await expect(saidDialog(page, 'Error!')).toHaveCount(0);
  await expect(quoteModal(page)).toBeVisible();
  await expect(sendButton(page)).toBeFocused();
  const expectTyped = async () => {
    await expect(field(page, 'state')).toHaveValue('WA');
    for (const [name, value] of Object.entries({ ...typed, email: 'ada@clinic.example' })) {
      await expect(field(page, name)).toHaveValue(value);
    }
  };
  await expectTyped();
  await page.keyboard.press('Escape');
  await expect(quoteModal(page)).toBeHidden();
  await expect(cartWay(page, '1 item')).toBeVisible();
  await cardQuote(page).click();
  await expectTyped();
});

test('a quote that is sent by many presses is one', async ({ page, context, mailServer }) => {
  await fromElsewhere(context);
  const email = freshEmail();
  let requests = 0;
  page.on('request', (request) => {
    if (request.url() === quoteCall && request.method() === 'POST') requests += 1;
  });
  await openAlive(page, '/shop');
  await cardQuote(page).click();
  await fillQuote(page, email);
  await sendButton(page).evaluate((button: HTMLButtonElement) => {
    for (let press = 0; press < 5; press++) button.click();
  });
  await expect(saidDialog(page, 'Success!')).toBeVisible();
  await mailsOf(mailServer, email);
  // What is sent later arrives later: by then a second e-mail of the first would be there.
  const later = freshEmail();
  await page.keyboard.press('Enter');
  await cardQuote(page).click();
  await sendQuote(page, later);
  await mailsOf(mailServer, later);
  await mailsOf(mailServer, email);
  expect(requests).toBe(2);
});
