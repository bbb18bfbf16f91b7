import type { APIRequestContext, Page } from '@playwright/test';
import { addButton, cartDrawer, keepInCookie, sampleProducts } from '../support/cart-steps';
import { openInteractive, reloadInteractive } from '../support/interactive';
import { cardQuote, quoteModal } from '../support/quote-steps';
import { address, expect, failedWith, ports, test } from '../support/storefront-test';
import type { Walk } from './focus-walk';
import { focusFaults } from './focus-walk';

// A trace would store the document at every key press.
test.use({ trace: 'off' });
// Hundreds of presses, each with pictures.
test.describe.configure({ timeout: 180_000 });

async function firstProduct(request: APIRequestContext): Promise<string> {
  const [product] = await sampleProducts(request, 1);
  return `/product/${product?.id}`;
}

/** The browser says itself that the shop answers 404 about the product that is not there. */
const goneIsSaid = [failedWith(404), `http://localhost:${ports.backend}/products/gone`] as const;

/** Lets the visitor have three products in each list, one of them no longer sold. */
async function keepProducts(page: Page, request: APIRequestContext): Promise<void> {
  const ids = [...(await sampleProducts(request, 2)).map(({ id }) => id), 'gone'];
  await keepInCookie(page.context(), 'cart', ids.map((id) => `${id}*2`).join('!'));
  await keepInCookie(page.context(), 'wishlist', ids.join('!'));
  await keepInCookie(page.context(), 'compare', ids.join('!'));
}

const cartPages = ['/shop/shopping-cart', '/shop/wishlist', '/shop/compare', '/quote'];
const listings = ['/search?keyword=gauze&filter=open&view=list', '/shop', '/search?keyword=xyzzy'];
const contentPages = [
  '/about-us',
  '/core-team',
  '/contact-us',
  '/my-account',
  '/shop/order-tracking',
  '/shop/checkout-success',
  '/comming-soon',
  '/blog',
  '/post/choosing-a-dressing-by-exudate-level',
  '/404',
];

async function faultsOnTheWay(page: Page, paths: readonly string[], walk: Walk = {}): Promise<string[]> {
  const known = new Set<string>();
  const faults: string[] = [];
  for (const path of paths) {
    await openInteractive(page, path);
    faults.push(...(await focusFaults(page, { ...walk, known })).map((fault) => `${path}: ${fault}`));
  }
  return faults;
}

test('the focus is visible in the header, its menus and the footer', async ({ page }) => {
  await openInteractive(page, '/about-us');
  expect(await focusFaults(page, { compared: 'body', opens: true })).toEqual([]);
});

test('the focus is visible on pages of text', async ({ page, expectMessage }) => {
  expectMessage(failedWith(404), `${address}/404`);
  expect(await faultsOnTheWay(page, contentPages, { compared: 'main' })).toEqual([]);
});

test('the focus is visible on the home page', async ({ page }) => {
  expect(await faultsOnTheWay(page, ['/'], { compared: 'main' })).toEqual([]);
});

test('the focus is visible in listings', async ({ page }) => {
  expect(await faultsOnTheWay(page, listings, { compared: 'main' })).toEqual([]);
});

test('the focus is visible on a product’s page', async ({ page, request }) => {
  expect(await faultsOnTheWay(page, [await firstProduct(request)], { compared: 'main' })).toEqual([]);
});

for (const path of cartPages) {
  test(`the focus is visible on ${path}`, async ({ page, request, allowMessage }) => {
    allowMessage(...goneIsSaid);
    await keepProducts(page, request);
    expect(await faultsOnTheWay(page, [path], { compared: 'main' })).toEqual([]);
  });
}

test('the focus is visible in the tray at the foot of listings', async ({ page, request }) => {
  await keepProducts(page, request);
  await openInteractive(page, '/search?keyword=xyzzy');
  expect(await focusFaults(page, { compared: '[data-boundary="cart/listing-foot"]' })).toEqual([]);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('the focus is visible in the bars and the footer', async ({ page }) => {
    await openInteractive(page, '/about-us');
    expect(await focusFaults(page, { compared: 'body' })).toEqual([]);
  });

  test('the focus is visible in the menu', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openInteractive(page, '/about-us');
    await page.getByRole('button', { name: 'Menu' }).click();
    await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
    expect(await focusFaults(page, { compared: '[role=dialog]', opens: true })).toEqual([]);
  });

  test('the focus is visible in the open search, and nothing behind it gets the focus', async ({ page }) => {
    await openInteractive(page, '/about-us');
    await page.getByRole('button', { name: 'Open search' }).click();
    await expect(page.getByRole('combobox', { name: 'Search for products' })).toBeFocused();
    expect(await focusFaults(page, { compared: '.site-search' })).toEqual([]);
  });

  test('the focus is visible in the cart over the page', async ({ page, request }) => {
    await keepProducts(page, request);
    await openInteractive(page, '/shop');
    await addButton(page, 2).click();
    await expect(cartDrawer(page).getByText(/^Subtotal/)).toBeVisible();
    expect(await focusFaults(page, { compared: 'dialog' })).toEqual([]);
  });

  test('the focus is visible in the quick view', async ({ page }) => {
    await openInteractive(page, '/shop');
    await page.getByRole('article').first().getByRole('link', { name: 'Quick view' }).click();
    await expect(page.getByRole('dialog').getByRole('button', { name: 'Add to cart' })).toBeVisible();
    expect(await focusFaults(page, { compared: 'dialog' })).toEqual([]);
  });

  test('the focus is visible in the quote form over the page', async ({ page }) => {
    await openInteractive(page, '/shop');
    await cardQuote(page).click();
    await expect(quoteModal(page).getByText(/^For /)).toBeVisible();
    expect(await focusFaults(page, { compared: 'dialog' })).toEqual([]);
  });

  test('the focus is visible on the pictures in full size', async ({ page, request }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openInteractive(page, await firstProduct(request));
    await page.getByRole('link', { name: /show full screen$/ }).click();
    await expect(page.getByRole('button', { name: 'Next picture' })).toBeVisible();
    expect(await focusFaults(page, { compared: '.ril__outer' })).toEqual([]);
  });

  test('nothing covers the focused element, on any page', async ({ page, request, allowMessage }) => {
    allowMessage(...goneIsSaid);
    await keepProducts(page, request);
    const paths = ['/', ...listings, await firstProduct(request), ...cartPages, '/contact-us'];
    expect(await faultsOnTheWay(page, paths)).toEqual([]);
  });
});

test.describe('a walk finds', () => {
  const styled = (page: Page, css: string) =>
    page.evaluate((css) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(css);
      document.adoptedStyleSheets.push(sheet);
    }, css);

  for (const [what, css, message] of [
    ['an outline that is taken away', ':focus-visible:not(#any) { outline: 0 !important }', 'has no outline'],
    [
      'an outline that is not seen',
      ':focus-visible:not(#any) { outline-color: #0000 !important }',
      'pixels change',
    ],
    [
      'what is over an element',
      'main::after { content: ""; position: fixed; inset: 0; z-index: 99 }',
      'is under',
    ],
    ['what is out of view', 'main a { position: fixed; inset-inline-start: -99rem }', 'is out of view'],
  ] as const) {
    test(what, async ({ page }) => {
      await openInteractive(page, '/comming-soon');
      await styled(page, css);
      const faults = await focusFaults(page, { compared: 'main' });
      expect(faults.filter((fault) => fault.includes(message))).not.toEqual([]);
    });
  }

  test('a focus order that differs from the document’s, and one that never ends', async ({ page }) => {
    await openInteractive(page, '/comming-soon');
    const last = page.getByRole('contentinfo').getByRole('link').last();
    const name = await last.textContent();
    await last.evaluate((link) => link.setAttribute('tabindex', '1'));
    expect(await focusFaults(page)).toEqual([`a ‘Skip to content’ comes after a ‘${name}’`]);

    await reloadInteractive(page);
    await last.evaluate((link) => link.addEventListener('keydown', (event) => event.preventDefault()));
    expect(await focusFaults(page)).toEqual([`a ‘${name}’ gets the focus again and again`]);
  });
});
