import { violationsOf } from 'run/browser/violations-of';
import { openAlive } from '../support/alive';
import { keepInCookie, sampleProduct } from '../support/cart-steps';
import { fillQuote, fromElsewhere, quoteSent, saidDialog, sendButton } from '../support/quote-steps';
import { expect, test } from '../support/storefront-test';

test('a quote that was sent is said in a dialog, and the focus goes on to the page', async ({
  page,
  context,
  request,
}) => {
  await fromElsewhere(context);
  await keepInCookie(context, 'cart', `${(await sampleProduct(request)).id}*1`);
  await openAlive(page, '/quote');
  await fillQuote(page);
  await sendButton(page).press('Enter');
  const dialog = saidDialog(page, 'Success!');
  await expect(dialog).toContainText('Quote Requested Successfully');
  expect(await violationsOf(page, '.message-dialog')).toEqual([]);
  // However soon it comes, the next Enter is a gesture of its own.
  await page.keyboard.press('Shift');
  await page.keyboard.press('Enter');
  await expect(dialog).toHaveCount(0);
  await expect(page).toHaveURL(quoteSent);
  await expect(page.locator('#content')).toBeFocused();
});
