import type { APIRequestContext, Locator } from '@playwright/test';
import type { ArrivedMail } from 'backend/testing/smtp-server-for-test';
import { openAlive } from '../support/alive';
import { cartDrawer, cartWay, cookieOf, costOf, keepInCookie, sampleProducts } from '../support/cart-steps';
import {
  field,
  fillQuote,
  freshEmail,
  mailsOf,
  quoteModal,
  quoteReference,
  quoteSent,
  saidDialog,
  sendButton,
  typed,
} from '../support/quote-steps';
import { expect, test } from '../support/storefront-test';

/** Waits until it is said that a quote was sent, and gives the reference that is said with it. */
async function referenceIn(said: Locator): Promise<string> {
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

test('the quote of the cart arrives by e-mail with its lines, the visitor is told by e-mail, and the cart is empty then', async ({
  page,
  context,
  request,
  mailServer,
}) => {
  const [one, two] = await twoProducts(request);
  const email = freshEmail();
  await keepInCookie(context, 'cart', `${one.id}*1!${two.id}*1`);
  await openAlive(page, '/about-us');
  await cartWay(page, '2 items').click();
  await cartDrawer(page)
    .getByRole('button', { name: /^Increase quantity of / })
    .first()
    .click();
  await cartDrawer(page).getByRole('link', { name: 'Request a quote' }).click();
  await expect(quoteModal(page)).toBeVisible();
  await fillQuote(page, email);
  await sendButton(page).click();
  const reference = await referenceIn(saidDialog(page, 'Success!'));
  expectMails(await mailsOf(mailServer, email), { email, reference }, [
    [2, one],
    [1, two],
  ]);
  await expect.poll(() => cookieOf(context, 'cart')).toBe('');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the quote of a product arrives by e-mail, and the visitor is told by e-mail', async ({
    page,
    request,
    mailServer,
  }) => {
    const [product] = await twoProducts(request);
    const email = freshEmail();
    await page.goto(`/quote?product=${product.id}`);
    await fillQuote(page, email);
    await field(page, 'quantity').fill('12');
    await sendButton(page).click();
    await expect(page).toHaveURL(quoteSent);
    const reference = await referenceIn(page.getByRole('main'));
    expectMails(await mailsOf(mailServer, email), { email, reference }, [[12, product]]);
  });
});
