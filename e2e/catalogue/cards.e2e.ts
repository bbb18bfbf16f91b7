import type { Page } from '@playwright/test';
import { painted } from 'run/browser/painted';
import { violationsOf } from 'run/browser/violations-of';
import { openAlive } from '../support/alive';
import { cartWay, closeDrawer } from '../support/cart-steps';
import { address, expect, ports, test } from '../support/storefront-test';

const card = (page: Page, nth: number) => page.getByRole('article').nth(nth);

async function openQuickView(page: Page, nth = 0) {
  const opener = card(page, nth).getByRole('link', { name: 'Quick view', exact: true });
  await opener.click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('button', { name: 'Add to cart', exact: true })).toBeVisible();
  return { opener, dialog };
}

test('the four actions are there on any screen, and large enough to be touched', async ({ page }) => {
  await page.goto('/shop');
  for (const width of [320, 390, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await painted(page);
    for (const [role, name] of [
      ['button', 'Add to wishlist'],
      ['link', 'Request a Quote'],
      ['link', 'Quick view'],
      ['button', 'Add to cart'],
    ] as const) {
      const action = card(page, 0).getByRole(role, { name, exact: true });
      await expect(action).toBeVisible();
      const box = await action.boundingBox();
      expect(box?.height, `${name} at ${width}`).toBeGreaterThanOrEqual(43.5);
      expect(box?.width, `${name} at ${width}`).toBeGreaterThanOrEqual(36);
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a card puts its product into the wishlist and shows that it is in; the quick view is its page', async ({
    page,
  }) => {
    await page.goto('/shop?page=2');
    const heart = card(page, 1).getByRole('button', { name: /wishlist$/ });
    await expect(heart).toHaveAccessibleName('Add to wishlist');
    await heart.click();
    await expect(heart).toHaveAccessibleName('In your wishlist');
    await expect(page).toHaveURL('/shop?page=2');
    await page.reload();
    await expect(heart).toHaveAccessibleName('In your wishlist');

    const name = await card(page, 0).getByRole('img').getAttribute('alt');
    await card(page, 0).getByRole('link', { name: 'Quick view' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name ?? '');
  });
});

test('what is added to the wishlist is said over no button of the last column, and a second time as well', async ({
  page,
}) => {
  await openAlive(page, '/shop');
  const last = card(page, 3);
  const add = last.getByRole('button', { name: 'Add to cart', exact: true });
  // Near the foot of the screen, where toasts are on phones.
  await add.evaluate((button) => {
    scrollBy({ top: button.getBoundingClientRect().bottom - innerHeight + 48, behavior: 'instant' });
  });
  await last.getByRole('button', { name: /wishlist$/ }).click();
  await expect(page.getByText('This item has been added to your wishlist')).toBeInViewport({ ratio: 1 });
  const controls = await last.locator('button, a[title]').all();
  expect(controls).toHaveLength(4);
  for (const control of controls) {
    const isOnTop = await control.evaluate((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      const top = document.elementFromPoint(x + width / 2, y + height / 2);
      return element.contains(top);
    });
    expect(isOnTop, (await control.getAttribute('title')) ?? '').toBe(true);
  }
  const heart = last.getByRole('button', { name: /wishlist$/ });
  await heart.click();
  await expect(page.getByText('Already in your wishlist')).toBeVisible();
  await page.reload();
  await expect(heart).toHaveAccessibleName('In your wishlist');
});

test('the quick view is loaded when a visitor comes near it, used by keyboard, and closing it leads back', async ({
  page,
}) => {
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(request.url()));
  await openAlive(page, '/shop');
  const quickView = () => loaded.filter((url) => /quick-view\.js/.test(url)).length;
  expect(quickView()).toBe(0);
  await card(page, 0).getByRole('link', { name: 'Quick view' }).hover();
  await expect.poll(quickView).toBe(1);

  const opener = card(page, 6).getByRole('link', { name: 'Quick view', exact: true });
  await opener.focus();
  const scrolled = await page.evaluate(() => scrollY);
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', {
    name: (await card(page, 6).getByRole('img').first().getAttribute('alt')) ?? '',
  });
  await expect(dialog.getByRole('button', { name: 'Close' })).toBeFocused();
  await expect(dialog.getByRole('button', { name: 'Add to cart' })).toBeVisible();
  for (let press = 0; press < 30; press++) {
    await page.keyboard.press('Tab');
    expect(
      await page.evaluate(
        () => document.activeElement === document.body || document.activeElement?.closest('dialog') !== null,
      ),
    ).toBe(true);
  }
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
  expect(await page.evaluate(() => scrollY)).toBe(scrolled);
});

test('the quick view closes by a press beside it, adds to the wishlist and to the cart, and leads to the whole page', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openAlive(page, '/shop');
  const { dialog, opener } = await openQuickView(page);
  await dialog.getByRole('heading', { level: 2 }).click();
  await expect(dialog).toBeVisible();
  await page.mouse.click(5, 300);
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();

  await openQuickView(page);
  for (const [width, colorScheme] of [
    [390, 'dark'],
    [1280, 'light'],
  ] as const) {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width, height: 900 });
    expect(await violationsOf(page, 'dialog[open]')).toEqual([]);
  }
  await dialog.getByRole('button', { name: 'Add to wishlist', exact: true }).click();
  await expect(dialog.getByRole('status').last()).toHaveText('This item has been added to your wishlist');
  await dialog.getByRole('button', { name: 'Increase quantity' }).click();
  await dialog.getByRole('button', { name: 'Add to cart' }).click();
  await expect(dialog.filter({ hasText: 'View the full page' })).toHaveCount(0);
  await closeDrawer(page);
  await expect(cartWay(page, '2 items')).toBeVisible();

  await openQuickView(page, 1);
  const name = await dialog.getByRole('heading', { level: 2 }).textContent();
  await dialog.getByRole('link', { name: 'View the full page' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name ?? '');
  await expect(dialog).toHaveCount(0);
});

test('the quick view tells a failure from a product that is gone', async ({ page, expectMessage }) => {
  await openAlive(page, '/shop');
  const id = await card(page, 0).locator('input[name=id]').first().inputValue();
  const product = `http://localhost:${ports.backend}/products/${id}`;
  await page.route(product, (route) => route.abort('connectionrefused'));
  expectMessage('Failed to load resource: net::ERR_CONNECTION_REFUSED', product);
  page.on('console', (message) => {
    if (message.text().startsWith('ApiError')) expectMessage(message.text(), message.location().url);
  });
  await card(page, 0).getByRole('link', { name: 'Quick view' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('alert')).toContainText('This product could not be loaded.');

  await page.unroute(product);
  await page.route(product, (route) =>
    route.fulfill({
      status: 404,
      json: { message: 'No.' },
      headers: { 'access-control-allow-origin': address },
    }),
  );
  expectMessage('Failed to load resource: the server responded with a status of 404 (Not Found)', product);
  await dialog.getByRole('button', { name: 'Try again' }).click();
  await expect(dialog.getByText('This product is no longer available.')).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Add to cart' })).toHaveCount(0);
});
