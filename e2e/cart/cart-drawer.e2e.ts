import type { Locator } from '@playwright/test';
import { openAlive } from '../support/alive';
import {
  addButton,
  cartDrawer,
  cartWay,
  closeDrawer,
  cookieOf,
  costOf,
  keepInCookie,
  sampleProduct,
  sampleProducts,
} from '../support/cart-steps';
import { quoteModal } from '../support/quote-steps';
import { expect, test } from '../support/storefront-test';

for (const [width, wide] of [
  [1280, 400],
  [400, 400],
  [390, 390],
  [320, 320],
] as const) {
  test(`on ${width} pixels the drawer comes when something is added, ${wide} wide, from the right`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await openAlive(page, '/shop');
    await addButton(page).click();
    const drawer = cartDrawer(page);
    await expect(drawer.getByRole('heading', { level: 2 })).toHaveText('Shopping Cart (1 item)');
    await expect
      .poll(() => drawer.boundingBox())
      .toEqual({ x: width - wide, y: 0, width: wide, height: 800 });
    await expect(drawer.getByRole('link', { name: 'Request a quote' })).toBeInViewport({ ratio: 0.9 });
    expect(await drawer.evaluate(({ scrollWidth, clientWidth }) => scrollWidth <= clientWidth)).toBe(true);
  });
}

test('the drawer says that something was added, every time', async ({ page }) => {
  await openAlive(page, '/shop');
  const said = cartDrawer(page).getByRole('status').filter({ hasText: 'Added to your cart.' });
  await addButton(page, 0).click();
  await expect(said).toBeVisible();
  await closeDrawer(page);
  await addButton(page, 1).click();
  await expect(said).toBeVisible();
  await closeDrawer(page);
  await cartWay(page, '2 items').click();
  await expect(cartDrawer(page)).toBeVisible();
  await expect(said).toHaveCount(0);
});

test('what was added is in sight, below however many others', async ({ page, context, request }) => {
  const products = await sampleProducts(request, 12);
  await keepInCookie(
    context,
    'cart',
    products
      .slice(0, 11)
      .map(({ id }) => id)
      .join('!'),
  );
  await openAlive(page, '/shop');
  await addButton(page, 11).click();
  const added = cartDrawer(page).getByRole('listitem').filter({ hasText: 'Just added' });
  await expect(added).toContainText(products[11]?.productName ?? '');
  await expect(added).toBeInViewport({ ratio: 0.9 });
});

test('a quantity is stepped and typed, never below one', async ({ page, context, request }) => {
  const product = await sampleProduct(request);
  await keepInCookie(context, 'cart', `${product.id}*2`);
  await openAlive(page, '/about-us');
  await cartWay(page, '2 items').click();
  const drawer = cartDrawer(page);
  const heading = drawer.getByRole('heading', { level: 2 });
  const less = drawer.getByRole('button', { name: `Decrease quantity of ${product.productName}` });

  await drawer.getByRole('button', { name: `Increase quantity of ${product.productName}` }).click();
  await expect(heading).toHaveText('Shopping Cart (3 items)');
  await drawer.getByRole('spinbutton', { name: `Quantity of ${product.productName}` }).fill('12');
  await expect(heading).toHaveText('Shopping Cart (12 items)');
  await expect(drawer.getByRole('status').filter({ hasText: 'Subtotal' })).toHaveText(
    `Subtotal ${costOf(product, 12)}`,
  );
  await drawer.getByRole('spinbutton').fill('');
  await drawer.getByRole('spinbutton').blur();
  await expect(drawer.getByRole('spinbutton')).toHaveValue('12');
  await drawer.getByRole('spinbutton').selectText();
  await page.keyboard.type('1e3');
  await drawer.getByRole('spinbutton').blur();
  await expect(drawer.getByRole('spinbutton')).toHaveValue('12');
  await expect(drawer.getByText(`${product.productName} stays at 12.`)).toBeVisible();
  await drawer.getByRole('spinbutton').fill('2');
  await less.click();
  await expect(less).toHaveAttribute('aria-disabled', 'true');
  await less.press('Enter');
  await expect(heading).toHaveText('Shopping Cart (1 item)');
  expect(await cookieOf(context, 'cart')).toBe(`${product.id}*1`);
});

test('the subtotal of several lines has two decimals', async ({ page, context, request }) => {
  const products = await sampleProducts(request, 2);
  await keepInCookie(context, 'cart', products.map(({ id }) => `${id}*3`).join('!'));
  await openAlive(page, '/about-us');
  await cartWay(page, '6 items').click();
  const amounts = products.map((product) => Number(costOf(product, 3).replace(/[$,]/g, '')));
  const sum = amounts.reduce((total, amount) => total + amount, 0);
  await expect(cartDrawer(page).getByRole('status').filter({ hasText: 'Subtotal' })).toHaveText(
    `Subtotal $${sum.toLocaleString('en-AU', { minimumFractionDigits: 2, maximumFractionDigits: 2 })}`,
  );
});

test('what is removed or cleared comes back to its place, and its quantity with it', async ({
  page,
  context,
  request,
}) => {
  const products = await sampleProducts(request, 3);
  const names = products.map(({ productName }) => productName);
  const kept = products.map(({ id }, index) => `${id}*${index + 2}`).join('!');
  await keepInCookie(context, 'cart', kept);
  await openAlive(page, '/about-us');
  await cartWay(page, '9 items').click();
  const drawer = cartDrawer(page);
  const lines = drawer.getByRole('listitem').getByRole('link');

  await drawer.getByRole('button', { name: `Remove ${names[1]}` }).click();
  await expect(lines).toHaveText([names[0] ?? '', names[2] ?? '']);
  await expect(drawer.getByText(`${names[1]} was removed.`)).toBeVisible();
  await drawer.getByRole('button', { name: 'Undo' }).click();
  await expect(lines).toHaveText(names);
  await expect(drawer.getByRole('button', { name: 'Undo' })).toHaveCount(0);
  expect(await cookieOf(context, 'cart')).toBe(kept);

  await drawer.getByRole('button', { name: 'Clear all items' }).click();
  await expect(drawer.getByRole('alert')).toHaveText('Cart empty!');
  await expect(drawer.getByText('3 products were removed.')).toBeVisible();
  expect(await cookieOf(context, 'cart')).toBe('');
  await drawer.getByRole('button', { name: 'Undo' }).click();
  await expect(lines).toHaveText(names);
  expect(await cookieOf(context, 'cart')).toBe(kept);
});

test('the quote of the cart is asked for from the drawer, which closes', async ({ page }) => {
  await openAlive(page, '/shop');
  await addButton(page).click();
  await cartDrawer(page).getByRole('link', { name: 'Request a quote' }).click();
  await expect(quoteModal(page)).toBeVisible();
  await expect(cartDrawer(page)).toBeHidden();
  await page.keyboard.press('Escape');
  await expect(quoteModal(page)).toBeHidden();
  await expect(page).toHaveURL('/shop');
  await expect(cartWay(page, '1 item')).toBeVisible();
});

for (const path of ['/about-us', '/shop']) {
  test(`an empty cart on ${path} says so and leads back to the shop`, async ({ page }) => {
    await openAlive(page, path);
    await cartWay(page, '0 items').click();
    const drawer = cartDrawer(page);
    await expect(drawer.getByRole('heading')).toHaveText('Shopping Cart (0 items)');
    await expect(drawer.getByRole('alert')).toHaveText('Cart empty!');
    await expect(drawer.getByRole('link', { name: 'Request a quote' })).toHaveCount(0);
    await drawer.getByRole('link', { name: 'Back to shop' }).click();
    await expect(drawer).toBeHidden();
    await expect(page).toHaveURL('/shop');
    await expect(page.getByRole('article')).toHaveCount(24);
  });
}

for (const [what, width, place] of [
  ['header', 1280, 'banner'],
  ['bar at the foot', 390, 'navigation'],
] as const) {
  test(`the ${what}’s button opens the drawer, by key too`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await openAlive(page, '/about-us');
    const around = place === 'banner' ? page.getByRole(place) : page.getByRole(place, { name: 'Shortcuts' });
    const button = around.getByRole('button', { name: 'Cart, 0 items' });
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
  });
}

test('the cart’s button opens the page in a tab of its own where that is asked for', async ({
  page,
  context,
}) => {
  await openAlive(page, '/about-us');
  const opened = context.waitForEvent('page');
  await cartWay(page, '0 items').click({ modifiers: ['ControlOrMeta'] });
  const tab = await opened;
  await expect(tab).toHaveURL('/shop/shopping-cart');
  await expect(cartDrawer(page)).toBeHidden();
});

const intents: Readonly<Record<string, (button: Locator) => Promise<void>>> = {
  'a pointer rests on': (button) => button.hover(),
  'the focus comes to': (button) => button.focus(),
  'a finger touches': (button) => button.dispatchEvent('touchstart'),
  'a press is on': (button) => button.dispatchEvent('click'),
};
for (const [intent, act] of Object.entries(intents)) {
  test(`the drawer’s code is loaded when ${intent} a button that opens it, and not before`, async ({
    page,
  }) => {
    const loaded: string[] = [];
    page.on('request', (request) => loaded.push(request.url()));
    const drawers = () => loaded.filter((url) => /drawer[^/]*\.js/.test(url)).length;
    // What is added may come into the cart after the drawer's code.
    for (const button of [cartWay(page, '0 items'), addButton(page)]) {
      await openAlive(page, '/shop');
      expect(drawers()).toBe(0);
      await act(button);
      await expect.poll(drawers).toBe(1);
      loaded.length = 0;
      await page.context().clearCookies();
    }
  });
}
