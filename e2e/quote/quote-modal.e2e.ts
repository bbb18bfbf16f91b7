import type { Page } from '@playwright/test';
import { entryTakenBack } from 'run/browser/alive';
import { openAlive, reloadAlive } from '../support/alive';
import {
  addButton,
  cartDrawer,
  cartWay,
  closeDrawer,
  keepInCookie,
  sampleProduct,
} from '../support/cart-steps';
import {
  cardQuote,
  field,
  fillQuote,
  freshEmail,
  fromElsewhere,
  mailsOf,
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

/** Expects the form as large as it should be, on a wide screen and on a phone. */
async function expectSize(page: Page): Promise<void> {
  const modal = quoteModal(page);
  await expect(modal.getByRole('heading', { name: 'Contact Details' })).toBeVisible();
  await expect(cartDrawer(page)).toBeHidden();
  await expect(modal).toHaveCSS('z-index', '9999');
  for (const [width, box] of [
    [390, { x: 0, y: 0, width: 390, height: 844 }],
    [1280, { x: 128, width: 1024 }],
  ] as const) {
    await page.setViewportSize({ width, height: 844 });
    await expect.poll(() => modal.boundingBox()).toMatchObject(box);
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  }
}

test('the form opens over whatever asks for it, as large as it should be, and gives the focus back', async ({
  page,
}) => {
  const modal = quoteModal(page);
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(request.url()));
  await openAlive(page, '/shop');

  await test.step('its code is loaded when a visitor points at what opens it, not before', async () => {
    const codes = () => loaded.filter((url) => /expose_quote_form\.js/.test(url)).length;
    expect(codes()).toBe(0);
    await cardQuote(page).hover();
    await expect.poll(codes).toBe(1);
    await expect(modal).toHaveCount(0);
  });

  await test.step('over a card the focus goes in, stays inside, and comes back', async () => {
    await cardQuote(page, 5).focus();
    await page.keyboard.press('Enter');
    await expectSize(page);
    await expect(field(page, 'quantity')).toHaveCount(1);
    await expect
      .poll(() => page.evaluate(() => Boolean(document.activeElement?.closest('dialog'))))
      .toBe(true);
    for (let press = 0; press < 20; press++) {
      await page.keyboard.press('Tab');
      const isInside = await page.evaluate(
        () => document.activeElement === document.body || document.activeElement?.closest('dialog') !== null,
      );
      expect(isInside).toBe(true);
    }
    await page.keyboard.press('Escape');
    await expect(modal).toBeHidden();
    await expect(cardQuote(page, 5)).toBeFocused();
    for (const close of [
      () => modal.getByRole('button', { name: 'Close quote form' }).click(),
      () => page.mouse.click(5, 300),
    ]) {
      await cardQuote(page).click();
      await expect(quoteForm(page)).toBeVisible();
      await close();
      await expect(modal).toBeHidden();
      await expect(cardQuote(page)).toBeFocused();
    }
  });

  await test.step('over the cart’s drawer, which closes', async () => {
    await addButton(page).click();
    await closeDrawer(page);
    await cartWay(page, '1 item').click();
    await cartDrawer(page).getByRole('link', { name: 'Request a quote' }).click();
    await expectSize(page);
    await expect(field(page, 'quantity')).toHaveCount(0);
    await page.keyboard.press('Escape');
    await expect(modal).toBeHidden();
    await expect(page).toHaveURL('/shop');
    await expect(cartWay(page, '1 item')).toBeFocused();
  });

  await test.step('over the quick view', async () => {
    await page.getByRole('article').first().getByRole('link', { name: 'Quick view', exact: true }).click();
    await page.getByRole('dialog').getByRole('link', { name: 'Request a quote', exact: true }).click();
    await expectSize(page);
    await expect(field(page, 'quantity')).toHaveCount(1);
    for (const over of [modal, page.getByRole('dialog')]) {
      await page.keyboard.press('Escape');
      await expect(over).toHaveCount(0);
    }
    await entryTakenBack(page);
  });

  await test.step('over the product’s page, with the quantity that was chosen there', async () => {
    await page.getByRole('article').first().getByRole('link').first().click();
    await expect(page).toHaveURL(/\/product\//);
    const main = page.getByRole('main');
    await main.getByRole('button', { name: 'Increase quantity' }).first().click();
    await main.getByRole('link', { name: 'Request a quote', exact: true }).click();
    await expectSize(page);
    await expect(field(page, 'quantity')).toHaveValue('2');
  });
});

test('what was typed survives a refusal, closing the form and loading the page again', async ({
  page,
  expectMessage,
}) => {
  await refuseQuotes(page, expectMessage);
  await openAlive(page, '/shop');
  await cardQuote(page).click();
  await field(page, 'quantity').fill('12');
  await sendQuote(page, 'ada@clinic.example');
  const said = saidDialog(page, 'Error!');
  await expect(said).toContainText('No deliveries to Broome.');
  await said.getByRole('button', { name: 'OK' }).click();
  await expect(said).toHaveCount(0);
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
  await cardQuote(page).click();
  await expectTyped();
  await expect(field(page, 'quantity')).toHaveValue('12');
  await reloadAlive(page);
  await expect(quoteModal(page)).toHaveCount(0);
  await cardQuote(page, 1).click();
  await expectTyped();
  await openAlive(page, '/quote');
  await expectTyped();
});

test('a quote for a product is one however often it is pressed, leaves the cart, and the next form is empty', async ({
  page,
  context,
  request,
  mailServer,
}) => {
  await fromElsewhere(context);
  await keepInCookie(context, 'cart', `${(await sampleProduct(request)).id}*1`);
  const email = freshEmail();
  let requests = 0;
  page.on('request', (sent) => {
    if (sent.url() === quoteCall && sent.method() === 'POST') requests += 1;
  });
  await openAlive(page, '/shop');
  await cardQuote(page, 1).click();
  await fillQuote(page, email);
  await sendButton(page).evaluate((button: HTMLButtonElement) => {
    for (let press = 0; press < 5; press++) button.click();
  });
  const said = saidDialog(page, 'Success!');
  await expect(said).toContainText('Quote Requested Successfully');
  await expect(quoteModal(page)).toHaveCount(0);
  await mailsOf(mailServer, email);
  await page.keyboard.press('Enter');
  await expect(said).toHaveCount(0);
  await expect(cartWay(page, '1 item')).toBeVisible();

  await cardQuote(page, 1).click();
  for (const name of ['state', 'email', ...Object.keys(typed)]) {
    await expect(field(page, name)).toHaveValue('');
  }
  await expect(field(page, 'quantity')).toHaveValue('1');
  const later = freshEmail();
  await sendQuote(page, later);
  await test.step('the dialog leads to what was asked for, and Back to where it was sent', async () => {
    await said.getByRole('link', { name: 'See your request' }).click();
    await expect(page).toHaveURL(quoteSent);
    await expect(said).toHaveCount(0);
    await expect(page.locator('#content')).toBeFocused();
    await expect(page.getByRole('table', { name: 'Products to quote' })).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL(/\/shop$/);
  });
  // What is sent later arrives later: by then a second e-mail of the first would be there.
  await mailsOf(mailServer, later);
  await mailsOf(mailServer, email);
  expect(requests).toBe(2);
});

test('a quote for the cart sent over the cart’s page leaves its reference there, and no removal', async ({
  page,
  context,
  request,
}) => {
  await fromElsewhere(context);
  const product = await sampleProduct(request);
  await keepInCookie(context, 'cart', `${product.id}*1`);
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
  await expect(lines.getByRole('rowheader')).toHaveText(product.productName);
  await expect(lines).toContainText('Subtotal');
});
