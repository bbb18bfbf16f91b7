import type { Page } from '@playwright/test';
import { violationsOf } from 'run/browser/violations-of';
import { keepInCookie, sampleProducts } from '../support/cart-steps';
import { openInteractive } from '../support/interactive';
import { field, fillQuote, quoteForm, quoteModal, sendButton } from '../support/quote-steps';
import { expect, test } from '../support/storefront-test';

test('on a wide screen the whole list stands beside the form, and stays in sight', async ({
  page,
  context,
  request,
}) => {
  const products = await sampleProducts(request, 6);
  await keepInCookie(context, 'cart', products.map(({ id }) => `${id}*1`).join('!'));
  await page.setViewportSize({ width: 1280, height: 800 });
  await openInteractive(page, '/quote');
  const list = page.getByRole('region', { name: 'Products to quote' });
  await expect(list.getByRole('rowheader')).toHaveCount(6);
  await expect(list.getByText('Subtotal')).toBeInViewport({ ratio: 1 });
  const form = await quoteForm(page).boundingBox();
  const beside = await list.boundingBox();
  expect(beside?.x).toBeGreaterThanOrEqual((form?.x ?? 0) + (form?.width ?? 0));
  expect((beside?.x ?? 0) + (beside?.width ?? 0)).toBeGreaterThan(1200);
  expect(await violationsOf(page, 'main')).toEqual([]);
  await sendButton(page).scrollIntoViewIfNeeded();
  await expect(list.getByText('Subtotal')).toBeInViewport({ ratio: 1 });
  await expect(list.getByRole('rowheader').first()).toBeInViewport({ ratio: 1 });
  await page.setViewportSize({ width: 390, height: 844 });
  const above = await list.boundingBox();
  expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThanOrEqual(
    (await quoteForm(page).boundingBox())?.y ?? 0,
  );
  expect(await violationsOf(page, 'main')).toEqual([]);
});

test('on a phone the invalid field and its error are in sight, not covered by header, bar or buttons', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 390, height: 844 });
  await openInteractive(page, '/quote');
  await fillQuote(page);
  for (const [width, height] of [
    [390, 844],
    [320, 568],
  ] as const) {
    await page.setViewportSize({ width, height });
    for (const name of ['firstName', 'email', 'postcode', 'message']) {
      const kept = await field(page, name).inputValue();
      await field(page, name).fill('');
      await sendButton(page).click();
      await expect(field(page, name)).toBeFocused();
      await expect(field(page, name)).toBeInViewport({ ratio: 1 });
      expect(await coveredParts(page)).toEqual([]);
      await field(page, name).fill(kept);
    }
  }
});

/** Parts of the focused element and its error that something covers. */
function coveredParts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const control = document.activeElement as HTMLElement;
    const error = document.getElementById(control.getAttribute('aria-describedby') ?? '');
    return [control, error].flatMap((element) => {
      if (!element) return ['its error'];
      const { left, right, top, bottom } = element.getBoundingClientRect();
      return [left + 3, (left + right) / 2, right - 3].flatMap((x) =>
        [top + 3, bottom - 3]
          .filter((y) => document.elementFromPoint(x, y) !== element)
          .map((y) => `${element.id} at ${Math.round(x)}, ${Math.round(y)}`),
      );
    });
  });
}

test('a long list of products scrolls by the keyboard, and is accessible', async ({
  page,
  context,
  request,
}) => {
  const products = await sampleProducts(request, 12);
  await keepInCookie(context, 'cart', products.map(({ id }) => `${id}*2`).join('!'));
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 390, height: 900 });
  await openInteractive(page, '/shop/shopping-cart');
  await page.getByRole('main').getByRole('link', { name: 'Request a quote' }).click();
  const list = quoteModal(page).getByRole('region', { name: 'List of products' });
  await expect(list.getByText(products[11]?.productName ?? '')).not.toBeInViewport();
  await list.press('End');
  await expect(list.getByText(products[11]?.productName ?? '')).toBeInViewport();
  expect(await violationsOf(page, 'dialog[open]')).toEqual([]);
});
