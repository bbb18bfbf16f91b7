import type { Locator, Page } from '@playwright/test';
import {
  addButton,
  cartControl,
  cartDrawer,
  closeDrawer,
  cookieOf,
  moreButton,
  sampleProducts,
} from '../support/cart-steps';
import { openInteractive } from '../support/interactive';
import { expect, test } from '../support/storefront-test';

/** Milliseconds for which a button is down, and then up. */
const delays = [20, 45, 90] as const;

/** Double-clicks, and expects that the drawer opens once and stays. */
async function pressTwice(button: Locator, delay = 45): Promise<void> {
  const page = button.page();
  await button.click({ clickCount: 2, delay });
  await expect(cartDrawer(page).getByText('Added to your cart.')).toBeVisible();
  await closeDrawer(page);
}

test('a double click in a card or its quick view adds one, Enter pressed twice two, and a plus counts each press', async ({
  page,
  context,
  request,
}) => {
  const ids = (await sampleProducts(request, 5)).map(({ id }) => id);
  const expectCart = (quantities: readonly number[]) =>
    expect
      .poll(() => cookieOf(context, 'cart'))
      .toBe(quantities.map((quantity, nth) => `${ids[nth]}*${quantity}`).join('!'));
  await openInteractive(page, '/shop');
  // The drawer may be open by the second press.
  const code = page.waitForResponse(/drawer[^/]*\.js/);
  await addButton(page).hover();
  await (await code).finished();
  for (const [nth, delay] of delays.entries()) await pressTwice(addButton(page, nth), delay);
  await expectCart([1, 1, 1]);

  const view = page.getByRole('article').nth(3).getByRole('link', { name: 'Quick view', exact: true });
  await view.click();
  await pressTwice(page.getByRole('dialog').getByRole('button', { name: 'Add to cart' }));
  await expectCart([1, 1, 1, 1]);

  await page.keyboard.press('Escape');
  await addButton(page, 4).focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await expectCart([1, 1, 1, 1, 2]);
  await closeDrawer(page);
  await moreButton(page).click({ clickCount: 2, delay: 20 });
  await expectCart([3, 1, 1, 1, 2]);
});

test('a double click before the scripts have loaded adds one', async ({
  page,
  context,
  request,
  allowMessage,
}) => {
  // Chromium may report a skipped view transition: the script that handles it (ignoreSkippedViewTransitions) is held back.
  allowMessage('InvalidStateError: Transition was aborted because of invalid state. Page already revealed');
  await page.route('**/*.js', () => {});
  const [one, two] = await sampleProducts(request, 2);
  for (const [path, button, items] of [
    ['/shop', addButton(page), '1 item'],
    [`/product/${two?.id}`, page.locator('form.add-to-cart button:not([type=button])').first(), '2 items'],
  ] as const) {
    await page.goto(path, { waitUntil: 'commit' });
    await clickTwice(page, button, 45);
    await expect(cartControl(page, items)).toBeVisible();
  }
  expect(await cookieOf(context, 'cart')).toBe(`${one?.id}*1!${two?.id}*1`);
});

/** Clicks at a button's position, and waits until the answer to its form has loaded. */
async function clickTwice(page: Page, button: Locator, delay: number): Promise<void> {
  await button.scrollIntoViewIfNeeded();
  const box = await button.boundingBox();
  const left = page.waitForEvent('framenavigated');
  await page.mouse.click((box?.x ?? 0) + 10, (box?.y ?? 0) + 10, { clickCount: 2, delay });
  await left;
}
