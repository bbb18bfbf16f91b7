import { violationsOf } from 'run/browser/violations-of';
import {
  cartControl,
  cartDrawer,
  cookieOf,
  costOf,
  keepInCookie,
  sampleProducts,
} from '../support/cart-steps';
import { openInteractive } from '../support/interactive';
import {
  fillQuote,
  freshEmail,
  mailsOf,
  quoteModal,
  quoteReference,
  resultDialog,
  sendButton,
  typed,
} from '../support/quote-steps';
import { expect, test } from '../support/storefront-test';

test('a quote of the cart arrives by e-mail with its lines, the visitor gets a confirmation, and the cart is emptied', async ({
  page,
  context,
  request,
  mailServer,
}) => {
  const [one, two] = await sampleProducts(request, 2);
  if (!one || !two) throw new Error('There are no two products.');
  const email = freshEmail();
  await keepInCookie(context, 'cart', `${one.id}*1!${two.id}*1`);
  await openInteractive(page, '/about-us');
  await cartControl(page, '2 items').click();
  await cartDrawer(page)
    .getByRole('button', { name: `Increase quantity of ${one.productName}` })
    .click();
  await cartDrawer(page).getByRole('link', { name: 'Request a quote' }).click();
  await expect(quoteModal(page)).toBeVisible();
  await fillQuote(page, email);
  await sendButton(page).click();
  const dialog = resultDialog(page, 'Success!');
  await expect(dialog).toContainText('Your reference is ');
  const [reference = ''] = quoteReference.exec((await dialog.textContent()) ?? '') ?? [];

  const [toCompany, confirmation] = await mailsOf(mailServer, email);
  expect(toCompany?.to).toEqual(['quotes@meridian.example']);
  expect(toCompany?.parsed.replyTo).toEqual([{ name: 'Ada Nguyen', address: email }]);
  expect(toCompany?.parsed.subject).toBe(`Quote request ${reference} from Ada Nguyen, Lugger Bay Dental`);
  expect(toCompany?.parsed.text).toContain(typed.message);
  expect(confirmation?.to).toEqual([email]);
  expect(confirmation?.parsed.subject).toBe(`We have received your quote request ${reference}`);
  for (const [quantity, product] of [
    [2, one],
    [1, two],
  ] as const) {
    const costs = `${costOf(product, 1)} per item, ${costOf(product, quantity)}`;
    const name = `- ${quantity} × ${product.productName} (SKU ${product.sku}`;
    expect(toCompany?.parsed.text).toContain(`${name}, ${product.id}): ${costs}\n`);
    expect(confirmation?.parsed.text).toContain(`${name}): ${costs}\n`);
  }
  // Nothing that was typed goes to an address that may be somebody else's.
  expect(confirmation?.parsed.text).not.toMatch(/Ada|Nguyen|Broome|Friday/);
  await expect.poll(() => cookieOf(context, 'cart')).toBe('');
  expect(await violationsOf(page, '.message-dialog')).toEqual([]);

  await dialog.getByRole('button', { name: 'OK' }).click();
  await cartControl(page, '0 items').click();
  await expect(cartDrawer(page)).toContainText(`Its reference is ${reference}`);
  await cartDrawer(page).getByRole('link', { name: 'See your request' }).click();
  const lines = page.getByRole('region', { name: 'What you asked for' });
  await expect(lines.getByRole('rowheader')).toHaveText([one.productName, two.productName]);
});
