import { cartControl, cartDrawer } from '../support/cart-steps';
import { openInteractive } from '../support/interactive';
import { fillQuote, giveOwnAddress, quoteModal, resultDialog, sendButton } from '../support/quote-steps';
import { expect, test } from '../support/storefront-test';

test('a product is found, read about, bought and quoted by the mouse', async ({ page, context }) => {
  await giveOwnAddress(context);
  await openInteractive(page, '/');
  const menu = page.getByRole('navigation', { name: 'Main' });
  await menu.getByText('Categories', { exact: true }).click();
  const category = menu.getByRole('link').first();
  const title = (await category.textContent()) ?? '';
  await category.click();
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText(title);
  const picture = page.getByRole('article').nth(1).getByRole('img');
  const name = (await picture.getAttribute('alt')) ?? '';
  await picture.click();

  await expect(heading).toHaveText(name);
  const product = page.getByRole('article', { name, exact: true });
  await product.getByRole('button', { name: 'Increase quantity' }).click();
  await product.getByRole('button', { name: 'Add to cart' }).click();
  await expect(cartDrawer(page).getByRole('spinbutton', { name: `Quantity of ${name}` })).toHaveValue('2');
  await cartDrawer(page).getByRole('link', { name: 'Request a quote' }).click();
  await expect(quoteModal(page).getByRole('rowheader')).toHaveText(name);
  await fillQuote(page);
  await sendButton(page).click();
  await resultDialog(page, 'Success!').getByRole('button', { name: 'OK' }).click();
  await expect(resultDialog(page, 'Success!')).toHaveCount(0);
  await expect(cartControl(page, '0 items')).toBeVisible();
  await expect(heading).toHaveText(name);
});
