import type { Page } from '@playwright/test';
import { cartDrawer } from '../support/cart-steps';
import { openInteractive } from '../support/interactive';
import { fillQuote, giveOwnAddress, quoteModal, resultDialog, sendButton } from '../support/quote-steps';
import { expect, test } from '../support/storefront-test';

// With reduced motion only a finger moves a row.
test.use({
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  contextOptions: { reducedMotion: 'reduce' },
});

test('a product is found, bought and quoted by touch', async ({ page, context }) => {
  await giveOwnAddress(context);
  await openInteractive(page, '/');
  const row = page.getByRole('region', { name: 'New products' });
  await row.getByRole('article').first().scrollIntoViewIfNeeded();
  await expect(row.getByRole('button', { name: 'Next products' })).toBeVisible();
  const first = row.locator('.swiper-slide-active').getByRole('link').first();
  const before = await first.getByRole('img').getAttribute('alt');
  const box = await first.boundingBox();
  await swipe(page, box?.y ?? 0);
  await expect(first.getByRole('img', { name: before ?? '', exact: true })).toHaveCount(0);
  const name = (await first.getByRole('img').getAttribute('alt')) ?? '';
  await first.tap();

  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  await page.getByRole('article', { name, exact: true }).getByRole('button', { name: 'Add to cart' }).tap();
  await expect(cartDrawer(page).getByRole('link', { name })).toBeVisible();
  await cartDrawer(page).getByRole('link', { name: 'Request a quote' }).tap();
  await expect(quoteModal(page).getByRole('rowheader')).toHaveText(name);
  await fillQuote(page);
  await sendButton(page).tap();
  await resultDialog(page, 'Success!').getByRole('button', { name: 'OK' }).tap();
  await expect(resultDialog(page, 'Success!')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Cart, 0 items' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
});

/**
 * Draws a finger over the screen from right to left, at a height in pixels. It rests before it leaves: browsers take a tap
 * just after a flick for the end of its movement.
 */
async function swipe(page: Page, y: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const began = Date.now() / 1_000 - 1;
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', after: number, x?: number) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      timestamp: began + after,
      touchPoints: x === undefined ? [] : [{ x, y }],
    });
  await touch('touchStart', 0, 290);
  for (let x = 280; x >= 90; x -= 10) await touch('touchMove', (290 - x) / 1_000, x);
  await touch('touchMove', 0.8, 91);
  await touch('touchEnd', 0.9);
  await session.detach();
}
