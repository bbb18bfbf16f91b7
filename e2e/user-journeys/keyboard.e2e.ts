import type { Locator } from '@playwright/test';
import { cartControl, cartDrawer } from '../support/cart-steps';
import { openInteractive } from '../support/interactive';
import {
  field,
  freshEmail,
  giveOwnAddress,
  quoteModal,
  resultDialog,
  sendButton,
  typed,
} from '../support/quote-steps';
import { expect, test } from '../support/storefront-test';
import { tabTo } from '../support/tab-to';

/** In tab order. */
const fieldsInOrder = [
  'firstName',
  'lastName',
  'company',
  'email',
  'phone',
  'address',
  'state',
  'suburb',
  'postcode',
  'message',
] as const;

test('a product is found, read about, bought and quoted by keys alone', async ({ page, context }) => {
  const pressEnterOn = async (control: Locator) => {
    await tabTo(control);
    await page.keyboard.press('Enter');
  };
  await giveOwnAddress(context);
  await openInteractive(page, '/');
  const box = page.getByRole('combobox', { name: 'Search for products' });
  await tabTo(box);
  // All at once: nothing is suggested for a part of it.
  await page.keyboard.insertText('gauze');
  await expect(box).toHaveAttribute('aria-expanded', 'true');
  // The category comes first.
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  const chosen = await page.locator('.suggestions [aria-selected=true]').textContent();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/product\//);
  await expect(page.locator('#content')).toBeFocused();
  const name = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
  expect(chosen).toContain(name);

  const product = page.getByRole('article', { name, exact: true });
  await tabTo(product.getByRole('spinbutton', { name: 'Quantity' }));
  await page.keyboard.press('ArrowUp');
  await pressEnterOn(product.getByRole('button', { name: 'Add to cart' }));
  await expect(cartDrawer(page).getByRole('spinbutton', { name: `Quantity of ${name}` })).toHaveValue('2');
  await pressEnterOn(cartDrawer(page).getByRole('link', { name: 'Request a quote' }));
  await expect(quoteModal(page).getByRole('button', { name: 'Close quote form' })).toBeFocused();
  await expect(quoteModal(page).getByRole('rowheader')).toHaveText(name);
  const texts = { ...typed, email: freshEmail(), state: 'W' };
  for (const name of fieldsInOrder) {
    await tabTo(field(page, name));
    await page.keyboard.type(texts[name]);
  }
  await pressEnterOn(sendButton(page));
  await expect(resultDialog(page, 'Success!').getByRole('button', { name: 'OK' })).toBeFocused();
  // However soon it comes, the next Enter is a gesture of its own.
  await page.keyboard.press('Shift');
  await page.keyboard.press('Enter');
  await expect(cartControl(page, '0 items')).toBeVisible();
  // The focus is on the content or on the button that opened the form: the overlay that closes last decides.
  await expect(page.locator('#content:focus, #content :focus')).toHaveCount(1);
});
