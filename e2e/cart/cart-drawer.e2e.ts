import type { Page } from '@playwright/test';
import { violationsOf } from 'run/browser/violations-of';
import { openAlive } from '../support/alive';
import {
  addButton,
  cartDrawer,
  cartWay,
  closeDrawer,
  cookieOf,
  costOf,
  keepInCookie,
  sampleProducts,
} from '../support/cart-steps';
import { expect, test } from '../support/storefront-test';

/** Counts how often a page loads the drawer's code. */
function drawersLoaded(page: Page): () => number {
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(request.url()));
  return () => loaded.filter((url) => /drawer[^/]*\.js/.test(url)).length;
}

test('the drawer comes when something is added, from the right, says so each time, and shows it', async ({
  page,
  context,
  request,
}) => {
  const products = await sampleProducts(request, 13);
  const before = products.slice(0, 11).map(({ id }) => id);
  await keepInCookie(context, 'cart', before.join('!'));
  const drawers = drawersLoaded(page);
  const drawer = cartDrawer(page);
  const said = drawer.getByRole('status').filter({ hasText: 'Added to your cart.' });
  await openAlive(page, '/shop');

  await test.step('its code is loaded when a pointer rests on a button that opens it, and not before', async () => {
    expect(drawers()).toBe(0);
    await addButton(page, 11).hover();
    await expect.poll(drawers).toBe(1);
  });

  await test.step('what was added is in sight, whatever the width', async () => {
    await addButton(page, 11).click();
    await expect(drawer.getByRole('heading', { level: 2 })).toHaveText('Shopping Cart (12 items)');
    await expect(said).toBeVisible();
    const added = drawer.getByRole('listitem').filter({ hasText: 'Just added' });
    await expect(added).toContainText(products[11]?.productName ?? '');
    await expect(added).toBeInViewport({ ratio: 0.9 });
    for (const [width, wide] of [
      [1280, 400],
      [400, 400],
      [390, 390],
      [320, 320],
    ] as const) {
      await page.setViewportSize({ width, height: 800 });
      await expect
        .poll(() => drawer.boundingBox())
        .toEqual({ x: width - wide, y: 0, width: wide, height: 800 });
      await expect(drawer.getByRole('link', { name: 'Request a quote' })).toBeInViewport({ ratio: 0.9 });
      expect(await drawer.evaluate(({ scrollWidth, clientWidth }) => scrollWidth <= clientWidth)).toBe(true);
    }
  });

  await test.step('it says so the next time, and not when nothing was added', async () => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await closeDrawer(page);
    await addButton(page, 12).click();
    await expect(said).toBeVisible();
    await closeDrawer(page);
    await cartWay(page, '13 items').click();
    await expect(drawer).toBeVisible();
    await expect(said).toHaveCount(0);
  });
});

test('lines are stepped and typed, removed, cleared and put back, and their sum follows', async ({
  page,
  context,
  request,
}) => {
  const products = await sampleProducts(request, 3);
  const names = products.map(({ productName }) => productName);
  const cartOf = (quantities: readonly number[]) =>
    products.map(({ id }, nth) => `${id}*${quantities[nth]}`).join('!');
  await keepInCookie(context, 'cart', cartOf([2, 3, 4]));
  await openAlive(page, '/about-us');
  await cartWay(page, '9 items').click();
  const drawer = cartDrawer(page);
  const heading = drawer.getByRole('heading', { level: 2 });
  const first = drawer.getByRole('listitem').first();
  const quantity = drawer.getByRole('spinbutton', { name: `Quantity of ${names[0]}` });
  const less = first.getByRole('button', { name: `Decrease quantity of ${names[0]}` });

  await first.getByRole('button', { name: `Increase quantity of ${names[0]}` }).click();
  await expect(heading).toHaveText('Shopping Cart (10 items)');
  await quantity.fill('12');
  await expect(heading).toHaveText('Shopping Cart (19 items)');
  const amounts = products.map((product, nth) =>
    Number(costOf(product, [12, 3, 4][nth] ?? 0).replace(/[$,]/g, '')),
  );
  const sum = amounts.reduce((total, amount) => total + amount, 0);
  await expect(drawer.getByRole('status').filter({ hasText: 'Subtotal' })).toHaveText(
    `Subtotal $${sum.toLocaleString('en-AU', { minimumFractionDigits: 2, maximumFractionDigits: 2 })}`,
  );
  await quantity.fill('');
  await quantity.blur();
  await expect(quantity).toHaveValue('12');
  await quantity.selectText();
  await page.keyboard.type('1e3');
  await quantity.blur();
  await expect(quantity).toHaveValue('12');
  await expect(drawer.getByText(`${names[0]} stays at 12.`)).toBeVisible();
  await quantity.fill('2');
  await less.click();
  await expect(less).toHaveAttribute('aria-disabled', 'true');
  await less.press('Enter');
  await expect(heading).toHaveText('Shopping Cart (8 items)');
  expect(await cookieOf(context, 'cart')).toBe(cartOf([1, 3, 4]));

  const lines = drawer.getByRole('listitem').getByRole('link');
  const undo = drawer.getByRole('button', { name: 'Undo' });
  await drawer.getByRole('button', { name: `Remove ${names[1]}` }).click();
  await expect(lines).toHaveText([names[0] ?? '', names[2] ?? '']);
  await expect(drawer.getByText(`${names[1]} was removed.`)).toBeVisible();
  expect(await violationsOf(page, 'dialog[open]')).toEqual([]);
  await undo.click();
  await expect(lines).toHaveText(names);
  await expect(undo).toHaveCount(0);
  expect(await cookieOf(context, 'cart')).toBe(cartOf([1, 3, 4]));
  await drawer.getByRole('button', { name: 'Clear all items' }).click();
  await expect(drawer.getByRole('alert')).toHaveText('Cart empty!');
  await expect(drawer.getByText('3 products were removed.')).toBeVisible();
  expect(await cookieOf(context, 'cart')).toBe('');
  await undo.click();
  await expect(lines).toHaveText(names);
  expect(await cookieOf(context, 'cart')).toBe(cartOf([1, 3, 4]));
});

test('header and bar open the drawer, by key too; empty it says so and leads back to the shop', async ({
  page,
}) => {
  const drawers = drawersLoaded(page);
  await openAlive(page, '/about-us');
  expect(drawers()).toBe(0);
  const header = cartWay(page, '0 items');
  await header.focus();
  await expect.poll(drawers).toBe(1);
  const bar = page.getByRole('navigation', { name: 'Shortcuts' }).getByLabel('Cart, 0 items');
  for (const [button, width] of [
    [header, 1280],
    [bar, 390],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await expect(button).toHaveRole('button');
    await expect(button).toHaveAttribute('aria-haspopup', 'dialog');
    await button.click();
    await closeDrawer(page);
    for (const key of ['Enter', 'Space']) {
      await button.focus();
      await page.keyboard.press(key);
      await closeDrawer(page);
      await expect(button).toBeFocused();
    }
    await expect(page).toHaveURL('/about-us');
  }
  await page.setViewportSize({ width: 1280, height: 800 });
  // What is behind the drawer is open to everyone again.
  expect(await violationsOf(page)).toEqual([]);

  // From another page, and from the listing that it leads back to.
  for (const _ of ['/about-us', '/shop']) {
    await header.click();
    const drawer = cartDrawer(page);
    await expect(drawer.getByRole('heading')).toHaveText('Shopping Cart (0 items)');
    await expect(drawer.getByRole('alert')).toHaveText('Cart empty!');
    await expect(drawer.getByRole('link', { name: 'Request a quote' })).toHaveCount(0);
    await drawer.getByRole('link', { name: 'Back to shop' }).click();
    await expect(drawer).toBeHidden();
    await expect(page).toHaveURL('/shop');
    await expect(page.getByRole('article')).toHaveCount(24);
  }
});
