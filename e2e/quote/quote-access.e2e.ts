import { violationsOf } from 'run/browser/violations-of';
import { openAlive } from '../support/alive';
import { keepInCookie, sampleProducts } from '../support/cart-steps';
import { cardQuote, field, quoteForm, quoteModal, sendButton } from '../support/quote-steps';
import { expect, ports, test } from '../support/storefront-test';

for (const width of [390, 1280]) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test(`nothing is wrong with the form on ${width} pixels, ${colorScheme}: empty, refused, suggesting`, async ({
      page,
    }) => {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await page.setViewportSize({ width, height: 900 });
      await openAlive(page, '/shop');
      await cardQuote(page).click();
      await expect(quoteModal(page).getByText(/^For /)).toBeVisible();
      expect(await violationsOf(page, 'dialog[open]')).toEqual([]);

      await sendButton(page).click();
      await expect(quoteForm(page).getByRole('region', { name: 'Please check 9 fields' })).toBeVisible();
      expect(await violationsOf(page, 'dialog[open]')).toEqual([]);

      await field(page, 'state').selectOption('WA');
      const suburbs = page.waitForResponse((response) =>
        response.url().startsWith(`http://localhost:${ports.backend}/suburbs`),
      );
      await field(page, 'suburb').focus();
      await (await suburbs).finished();
      await field(page, 'suburb').pressSequentially('broo');
      await page.keyboard.press('ArrowDown');
      await expect(quoteForm(page).getByRole('listbox', { name: 'Suggestions' })).toBeVisible();
      expect(await violationsOf(page, 'dialog[open]')).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
    });
  }
}

test('a long list of products scrolls by the keyboard, and nothing is wrong with it', async ({
  page,
  context,
  request,
}) => {
  const products = await sampleProducts(request, 12);
  await keepInCookie(context, 'cart', products.map(({ id }) => `${id}*2`).join('!'));
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 390, height: 900 });
  await openAlive(page, '/shop/shopping-cart');
  await page.getByRole('main').getByRole('link', { name: 'Request a quote' }).click();
  const list = quoteModal(page).getByRole('region', { name: 'List of products' });
  await expect(list.getByText(products[11]?.productName ?? '')).not.toBeInViewport();
  await list.press('End');
  await expect(list.getByText(products[11]?.productName ?? '')).toBeInViewport();
  expect(await violationsOf(page, 'dialog[open]')).toEqual([]);
});
