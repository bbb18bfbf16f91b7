import type { Page } from '@playwright/test';
import { addButton, cartDrawer } from '../support/cart-steps';
import { openInteractive } from '../support/interactive';
import { cardQuote, field, quoteForm, quoteModal } from '../support/quote-steps';
import { expect, test } from '../support/storefront-test';

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

test('the form opens over card, drawer and product page in the right size, and returns the focus', async ({
  page,
}) => {
  const modal = quoteModal(page);
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(request.url()));
  await openInteractive(page, '/shop');

  await test.step('its code is loaded when a visitor points at a control that opens it, not before', async () => {
    const codes = () => loaded.filter((url) => /expose_quote_form\.js/.test(url)).length;
    expect(codes()).toBe(0);
    await cardQuote(page).hover();
    await expect.poll(codes).toBe(1);
    await expect(modal).toHaveCount(0);
  });

  await test.step('over a card the focus goes in, and comes back', async () => {
    await cardQuote(page, 5).focus();
    await page.keyboard.press('Enter');
    await expectSize(page);
    await expect(field(page, 'quantity')).toHaveCount(1);
    await expect.poll(() => modal.evaluate((dialog) => dialog.contains(document.activeElement))).toBe(true);
    await page.keyboard.press('Escape');
    await expect(modal).toBeHidden();
    await expect(cardQuote(page, 5)).toBeFocused();
    await cardQuote(page).click();
    await expect(quoteForm(page)).toBeVisible();
    await page.mouse.click(5, 300);
    await expect(modal).toBeHidden();
    await expect(cardQuote(page)).toBeFocused();
  });

  await test.step('over the cart’s drawer, which closes', async () => {
    await addButton(page).click();
    await cartDrawer(page).getByRole('link', { name: 'Request a quote' }).click();
    await expectSize(page);
    await expect(field(page, 'quantity')).toHaveCount(0);
    await page.keyboard.press('Escape');
    await expect(modal).toBeHidden();
    await expect(page).toHaveURL('/shop');
  });

  await test.step('over the product’s page, with the quantity that was chosen there', async () => {
    await page.getByRole('article').nth(1).getByRole('link').first().click();
    await expect(page).toHaveURL(/\/product\//);
    const main = page.getByRole('main');
    await main.getByRole('button', { name: 'Increase quantity' }).first().click();
    await main.getByRole('link', { name: 'Request a quote', exact: true }).click();
    await expectSize(page);
    await expect(field(page, 'quantity')).toHaveValue('2');
  });
});
