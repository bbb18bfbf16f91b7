import type { APIRequestContext, BrowserContext, Page } from '@playwright/test';
import type { ArrivedMail } from 'backend/testing/smtp-server-for-test';
import { openAlive } from '../support/alive';
import { addButton, cartDrawer, closeDrawer, cookieOf, costOf, sampleProducts } from '../support/cart-steps';
import {
  cardQuote,
  field,
  fillQuote,
  freshEmail,
  mailsOf,
  quoteForm,
  quoteModal,
  quoteReference,
  quoteSent,
  saidDialog,
  sendButton,
  typed,
} from '../support/quote-steps';
import { expect, test } from '../support/storefront-test';

/** Sends a filled form, waits until it is said that it was sent, and gives the reference that is said with it. */
async function send(page: Page, javaScriptEnabled: boolean): Promise<string> {
  await sendButton(page).click();
  if (!javaScriptEnabled) await expect(page).toHaveURL(quoteSent);
  const said = javaScriptEnabled ? saidDialog(page, 'Success!') : page.getByRole('main');
  await expect(said).toContainText('Quote Requested Successfully');
  await expect(said).toContainText('Your reference is ');
  const [reference = ''] = quoteReference.exec((await said.textContent()) ?? '') ?? [];
  return reference;
}

/** Expects the two e-mails of a quote with this reference and these lines. */
function expectMails(
  mails: readonly ArrivedMail[],
  { email, reference }: { readonly email: string; readonly reference: string },
  lines: readonly [number, Product][],
): void {
  const [toCompany, confirmation] = mails;
  expect(toCompany?.to).toEqual(['quotes@meridian.example']);
  expect(toCompany?.parsed.replyTo).toEqual([{ name: 'Ada Nguyen', address: email }]);
  expect(toCompany?.parsed.subject).toBe(`Quote request ${reference} from Ada Nguyen, Lugger Bay Dental`);
  for (const text of [
    `Email: ${email}`,
    `Phone: ${typed.phone}`,
    'Suburb: Broome',
    'State: WA',
    typed.message,
  ]) {
    expect(toCompany?.parsed.text).toContain(text);
  }
  expect(linesOf(toCompany)).toEqual(
    lines.map(
      ([quantity, product]) =>
        `- ${quantity} × ${product.productName} (SKU ${product.sku}, ${product.id}): ${costsOf(product, quantity)}`,
    ),
  );

  expect(confirmation?.to).toEqual([email]);
  expect(confirmation?.parsed.subject).toBe(`We have received your quote request ${reference}`);
  expect(confirmation?.parsed.text).toContain(`Your reference is ${reference}.`);
  expect(linesOf(confirmation)).toEqual(
    lines.map(
      ([quantity, product]) =>
        `- ${quantity} × ${product.productName} (SKU ${product.sku}): ${costsOf(product, quantity)}`,
    ),
  );
  for (const mail of mails) {
    expect(mail.parsed.text).toMatch(/\nSubtotal: \$[\d,.]+, including GST\n/);
    for (const [quantity, product] of lines)
      expect(mail.parsed.html).toContain(`>${costOf(product, quantity)}</td>`);
  }
  const { suburb: _, ...free } = typed;
  for (const text of [...Object.values(free), 'Ada', 'Nguyen', 'Broome']) {
    expect(confirmation?.parsed.text).not.toContain(text);
    expect(confirmation?.parsed.html).not.toContain(text);
  }
}

type Product = Awaited<ReturnType<typeof sampleProducts>>[number];

const costsOf = (product: Product, quantity: number) =>
  `${costOf(product, 1)} per item, ${costOf(product, quantity)}`;

const linesOf = (mail: ArrivedMail | undefined) => mail?.parsed.text?.match(/^- .*$/gm);

async function twoProducts(request: APIRequestContext): Promise<[Product, Product]> {
  const [one, two] = await sampleProducts(request, 2);
  if (!one || !two) throw new Error('There are no two products.');
  return [one, two];
}

async function fillCart(page: Page, context: BrowserContext, javaScriptEnabled: boolean): Promise<void> {
  for (const [nth, lines] of [
    [0, 1],
    [1, 2],
  ] as const) {
    await addButton(page, nth).click();
    if (javaScriptEnabled) await closeDrawer(page);
    await expect
      .poll(async () => (await cookieOf(context, 'cart')).split('!').filter(Boolean).length)
      .toBe(lines);
  }
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled });

    test('the quote of a product arrives by e-mail, and the visitor is told by e-mail', async ({
      page,
      request,
      mailServer,
    }) => {
      const [product] = await twoProducts(request);
      const email = freshEmail();
      await openAlive(page, '/shop');
      await cardQuote(page).click();
      if (javaScriptEnabled) await expect(quoteModal(page)).toBeVisible();
      else await expect(page).toHaveURL(`/quote?product=${product.id}`);
      await expect(quoteForm(page)).toBeVisible();
      await fillQuote(page, email);
      await field(page, 'quantity').fill('12');
      const reference = await send(page, javaScriptEnabled);
      expectMails(await mailsOf(mailServer, email), { email, reference }, [[12, product]]);
    });

    test('the quote of the cart arrives with its lines, and the cart is empty then', async ({
      page,
      context,
      request,
      mailServer,
    }) => {
      const [one, two] = await twoProducts(request);
      const email = freshEmail();
      await openAlive(page, '/shop');
      await fillCart(page, context, javaScriptEnabled);
      if (javaScriptEnabled) {
        await page.getByRole('banner').getByRole('button', { name: 'Cart, 2 items' }).click();
        await cartDrawer(page)
          .getByRole('button', { name: /^Increase quantity of / })
          .first()
          .click();
        await cartDrawer(page).getByRole('link', { name: 'Request a quote' }).click();
        await expect(quoteModal(page)).toBeVisible();
      } else {
        await page.goto('/quote');
      }
      await fillQuote(page, email);
      const reference = await send(page, javaScriptEnabled);
      expectMails(await mailsOf(mailServer, email), { email, reference }, [
        [javaScriptEnabled ? 2 : 1, one],
        [1, two],
      ]);
      await expect.poll(() => cookieOf(context, 'cart')).toBe('');
    });
  });
}
