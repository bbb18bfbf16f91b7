import type { BrowserContext, Page } from '@playwright/test';
import { brokenPieces, sizes, words } from '../support/broken-pieces';
import { cartDrawer, keepInCookie, sampleProducts } from '../support/cart-steps';
import { openInteractive } from '../support/interactive';
import { quoteForm, quoteModal, sendButton } from '../support/quote-steps';
import { address, expect, failedWith, test } from '../support/storefront-test';
import { setTextSize, textSizes } from '../support/text-size';
import { lastingLayoutFaultsOf } from './layout-faults';

const widths = [320, 390, 480, 529, 768, 1024, 1280, 1920];

interface Scene {
  readonly name: string;
  readonly open: (page: Page) => Promise<unknown>;
  /** CSS selector of the checked part; default: the whole page. */
  readonly part?: string;
  /** Width at which it can be opened. */
  readonly from?: number;
}

/** Chromium logs every document that is not found. */
const unknown = { name: 'the page of unknown addresses', path: '/nowhere' };

/** The list comes before the grid: otherwise Chromium would use the grid's larger pictures, and warn of unused preloads. */
const pages: readonly Scene[] = [
  ['the list', '/shop?view=list'],
  ['the grid', '/shop'],
  ['the filters', '/shop?filter=open&fromPrice=5'],
  ['the home page', '/'],
  ['a search', '/search?keyword=dressing'],
  ['a search without results', '/search?keyword=zzzzqq'],
  ['the cart', '/shop/shopping-cart'],
  ['the wishlist', '/shop/wishlist'],
  ['the comparison', '/shop/compare'],
  ['the quick order', '/shop/quick-order?lines=gauze%20swab%093%0Amonofilament%20suture%091%0A%3D1'],
  ['the quote page', '/quote'],
  ['the contact page', '/contact-us'],
  ['the checkout', '/shop/checkout-success'],
  [unknown.name, unknown.path],
].map(([name = '', path = '']) => ({ name, open: (page: Page) => openInteractive(page, path) }));

const scenes: readonly Scene[] = [
  {
    name: 'a product',
    async open(page) {
      const products = await sampleProducts(page.request, 451);
      const product = products.find(({ productName }) => productName.includes('Sphygmomanometer'));
      await openInteractive(page, `/product/${product?.id}`);
    },
  },
  {
    name: 'the drawer of the cart',
    part: 'dialog[open]',
    async open(page) {
      await openInteractive(page, '/about-us');
      await page
        .getByRole('banner')
        .getByLabel(/^Cart, /)
        .click();
      await expect(cartDrawer(page).getByRole('listitem').first()).toBeVisible();
    },
  },
  {
    name: 'the quote form, with its errors',
    part: 'dialog[open]',
    async open(page) {
      await openInteractive(page, '/shop/shopping-cart');
      await page.getByRole('main').getByRole('link', { name: 'Request a quote' }).click();
      await expect(quoteForm(page)).toBeVisible();
      await sendButton(page).click();
      await expect(quoteModal(page).getByText('This Field is Requied').first()).toBeVisible();
    },
  },
  {
    name: 'the quick view',
    part: 'dialog[open]',
    async open(page) {
      await openInteractive(page, '/search?keyword=sphygmomanometer');
      await page.getByRole('article').first().getByRole('link', { name: 'Quick view' }).click();
      await expect(page.getByRole('dialog').getByRole('button', { name: 'Add to cart' })).toBeVisible();
    },
  },
  {
    name: 'the menu drawer',
    part: '.offcanvas',
    from: 390,
    async open(page) {
      await openInteractive(page, '/about-us');
      await page.getByRole('button', { name: 'Menu' }).click();
      // The first is open already.
      const entry = page.getByRole('dialog', { name: 'Menu' }).locator('details').last();
      await entry.locator('summary').click();
      await expect(entry.getByRole('link').first()).toBeVisible();
    },
  },
  ...['Categories', 'Pages', 'Home layouts'].map((name) => ({
    name: `the menu ‘${name}’`,
    part: '.site-header',
    async open(page: Page) {
      await openInteractive(page, '/about-us');
      await page.getByRole('navigation', { name: 'Main' }).locator('summary', { hasText: name }).click();
    },
  })),
  {
    name: 'the suggestions',
    part: '.site-search',
    from: 390,
    async open(page) {
      await openInteractive(page, '/about-us');
      await page.getByRole('button', { name: 'Open search' }).click();
      await page.getByRole('combobox').fill('sphygmo');
      await expect(page.getByRole('gridcell').first()).toBeVisible();
    },
  },
];

/** A product with the longest word of the catalogue, the longest names, and names with sizes; counts have three digits. */
async function fillLists(context: BrowserContext, page: Page): Promise<void> {
  const products = await sampleProducts(page.request, 451);
  const named = (pattern: RegExp) =>
    products.filter(({ productName }) => pattern.test(productName)).slice(0, 1);
  const longest = products
    .filter(({ on_sale }) => on_sale)
    .sort((one, other) => other.productName.length - one.productName.length)
    .slice(0, 2);
  const ids = [named(/Sphygmomanometer/), longest, named(/ \d-\d/), named(/ cm x /)]
    .flat()
    .map(({ id }) => id);
  await keepInCookie(context, 'cart', ids.map((id) => `${id}*9999`).join('!'));
  await keepInCookie(context, 'wishlist', ids.join('!'));
  await keepInCookie(context, 'compare', ids.join('!'));
}

async function faultsOfEverySize(page: Page, part?: string): Promise<string[]> {
  const faults: string[] = [];
  for (const size of textSizes) {
    await setTextSize(page, size);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 });
      const found = await lastingLayoutFaultsOf(page, part);
      if (size === 100 && width >= 390) found.push(...(await brokenNamesAndWords(page, width)));
      faults.push(...found.map((fault) => `${size} % at ${width}: ${fault}`));
    }
  }
  return faults;
}

/** Texts that would fit in one line, but wrap. */
async function brokenNamesAndWords(page: Page, width: number): Promise<string[]> {
  const broken = [...(await brokenPieces(page, sizes)), ...(await brokenPieces(page, words))];
  // Half of a phone's width has no room for the longest word; the cart's table has.
  const hasRoom = width >= 768 || new URL(page.url()).pathname === '/shop/shopping-cart';
  return broken
    .filter((piece) => hasRoom || !piece.startsWith('Sphygmomanometer'))
    .map((piece) => `‘${piece}’ goes on in another line`);
}

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const { name, open, part, from = 1280 } of [...pages, ...scenes]) {
  test(`${name}: nothing overlaps, is cut or scrolls sideways, whatever the width and the size of the text`, async ({
    page,
    context,
    expectMessage,
  }) => {
    if (name === unknown.name) expectMessage(failedWith(404), address + unknown.path);
    await fillLists(context, page);
    await page.setViewportSize({ width: from, height: 800 });
    await open(page);
    expect(await faultsOfEverySize(page, part)).toEqual([]);
  });
}
