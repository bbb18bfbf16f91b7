import type { Locator, Page } from '@playwright/test';
import { openAlive } from '../support/alive';
import {
  addButton,
  cartWay,
  cookieOf,
  keepInCookie,
  moreButton,
  type SampleProduct,
  sampleProduct,
  sampleProducts,
} from '../support/cart-steps';
import { expect, test } from '../support/storefront-test';

/** A button that puts a product into the cart, on a page that is ready. */
type Adding = (page: Page, product: SampleProduct) => Promise<Locator>;

const onProductPage: Adding = async (page, { id, productName }) => {
  await openAlive(page, `/product/${id}`);
  return page.getByRole('article', { name: productName }).getByRole('button', { name: 'Add to cart' });
};

const onCard: Adding = async (page) => {
  await openAlive(page, '/shop');
  return addButton(page);
};

/** Where, by what, and how long a button is down, and then up again, in milliseconds. */
const adding: readonly (readonly [string, Adding, readonly number[]])[] = [
  ['a card', onCard, [20, 45, 90]],
  ['the product’s page', onProductPage, [20, 45, 90]],
  [
    'the bar at the foot of the product’s page',
    async (page, product) => {
      await onProductPage(page, product);
      await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
      return page.locator('button[type=button][data-opens]');
    },
    [45],
  ],
  [
    'the quick view',
    async (page) => {
      await openAlive(page, '/shop');
      await page.getByRole('article').first().getByRole('link', { name: 'Quick view', exact: true }).click();
      return page.getByRole('dialog').getByRole('button', { name: 'Add to cart' });
    },
    [45],
  ],
  [
    'a suggestion',
    async (page) => {
      await openAlive(page, '/about-us');
      await page.getByRole('combobox', { name: 'Search for products' }).fill('gauze');
      return page.getByRole('gridcell', { name: /^Add / }).first();
    },
    [45],
  ],
  [
    'the wishlist',
    async (page, { id, productName }) => {
      await keepInCookie(page.context(), 'wishlist', id);
      await openAlive(page, '/shop/wishlist');
      return page.getByRole('button', { name: `Move to cart ${productName}` });
    },
    [45],
  ],
];

for (const [where, find, delays] of adding) {
  for (const delay of delays) {
    test(`a double click in ${where} adds one, the presses ${2 * delay} ms apart`, async ({
      page,
      context,
      request,
    }) => {
      const product = await sampleProduct(request);
      const button = await find(page, product);
      await button.click({ clickCount: 2, delay });
      expect(await cookieOf(context, 'cart')).toMatch(/^\w+\*1$/);
    });
  }
}

for (const [where, find] of [
  ['a card', onCard],
  ['the product’s page', onProductPage],
] as const) {
  test(`Enter pressed twice in ${where} adds two`, async ({ page, context, request }) => {
    const product = await sampleProduct(request);
    const button = await find(page, product);
    await button.focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    expect(await cookieOf(context, 'cart')).toBe(`${product.id}*2`);
  });
}

test('a double click on a card’s plus adds two', async ({ page, context, request }) => {
  const [product] = await sampleProducts(request, 1);
  await keepInCookie(context, 'cart', `${product?.id}*1`);
  await openAlive(page, '/shop');
  await moreButton(page).click({ clickCount: 2, delay: 20 });
  await expect.poll(() => cookieOf(context, 'cart')).toBe(`${product?.id}*3`);
});

test('a double click on the product page’s plus makes it three', async ({ page, request }) => {
  const [product] = await sampleProducts(request, 1);
  await openAlive(page, `/product/${product?.id}`);
  const form = page.getByRole('article', { name: product?.productName ?? '' });
  await form.getByRole('button', { name: 'Increase quantity' }).click({ clickCount: 2, delay: 20 });
  await expect(form.getByRole('spinbutton', { name: 'Quantity' })).toHaveValue('3');
});

for (const [where, path, find] of [
  ['a card', () => '/shop', addButton],
  [
    'the product’s page',
    ({ id }: SampleProduct) => `/product/${id}`,
    (page: Page) => page.locator('form.add-to-cart button:not([type=button])').first(),
  ],
] as const) {
  for (const delay of [20, 45, 90]) {
    test(`a double click in ${where} adds one before there are scripts, ${2 * delay} ms apart`, async ({
      page,
      context,
      request,
      allowMessage,
    }) => {
      // Chromium may say so of the page's transition; the script that takes it (ignoreSkippedViewTransitions) is held back here.
      allowMessage(
        'InvalidStateError: Transition was aborted because of invalid state. Page already revealed',
      );
      const product = await sampleProduct(request);
      await page.route('**/*.js', () => {});
      await page.goto(path(product), { waitUntil: 'commit' });
      const button = find(page);
      await button.scrollIntoViewIfNeeded();
      const box = await button.boundingBox();
      const left = page.waitForEvent('framenavigated');
      await page.mouse.click((box?.x ?? 0) + 10, (box?.y ?? 0) + 10, { clickCount: 2, delay });
      await left;
      await expect(cartWay(page, '1 item')).toBeVisible();
      expect(await cookieOf(context, 'cart')).toBe(`${product.id}*1`);
    });
  }
}
