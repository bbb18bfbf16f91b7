import type { Page } from '@playwright/test';
import { waitUntilInteractive } from 'run/browser/interactive';
import { keepInCookie, sampleProducts } from '../support/cart-steps';
import { violationsInEveryLook } from '../support/every-look';
import { address, expect, failedWith, test } from '../support/storefront-test';

// Axe looks at each page six times.
test.describe.configure({ timeout: 180_000 });

interface Scene {
  readonly path: string;
  readonly open?: (page: Page) => Promise<void>;
  /** CSS selector of the checked part; default: the whole page. */
  readonly part?: string;
}

const openQuickView = async (page: Page) => {
  await page.getByRole('article').first().getByRole('link', { name: 'Quick view', exact: true }).click();
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Add to cart' })).toBeVisible();
};

const openLightbox = async (page: Page) => {
  await page.getByRole('link', { name: /show full screen$/ }).click();
  await expect(page.getByRole('button', { name: 'Next picture' })).toBeVisible();
};

/** `:sized` stands for a product to choose from by size and colour. */
const scenes: Readonly<Record<string, Scene>> = {
  'the home page': { path: '/' },
  'the grid': { path: '/shop' },
  'the list': { path: '/shop?view=list' },
  'the filters': { path: '/shop?filter=open&sale=1' },
  'a search': { path: '/search?keyword=gloves' },
  'a search without results': { path: '/search?keyword=zeppelin' },
  'the quick view': { path: '/shop', open: openQuickView, part: 'dialog[open]' },
  'a product': { path: '/product/d0da38b1757613a1a3761136' },
  'a product of many sizes and colours': { path: '/product/:sized' },
  'the pictures in full size': {
    path: '/product/d0da38b1757613a1a3761136',
    open: openLightbox,
    part: '.ril__outer',
  },
  'the cart': { path: '/shop/shopping-cart' },
  'the wishlist': { path: '/shop/wishlist' },
  'the checkout': { path: '/shop/checkout-success' },
  'the quote': { path: '/quote' },
  'the contact page': { path: '/contact-us' },
  'the blog': { path: '/blog' },
  'the page of unknown addresses': { path: '/nowhere' },
  'the page of an unknown product': { path: '/product/unknown' },
};

for (const [name, { path, open, part }] of Object.entries(scenes)) {
  test(`${name} is accessible on any screen, light and dark`, async ({
    page,
    context,
    request,
    expectMessage,
  }) => {
    if (/unknown|nowhere/.test(path)) expectMessage(failedWith(404), address + path);
    const products = await sampleProducts(request, 451);
    // A card shows the quantity in the cart.
    await keepInCookie(context, 'cart', `${products[0]?.id}*1!${products[1]?.id}*9999`);
    const sized = products.find(({ productName }) => productName === 'Scrub Top, V-neck, Small, navy');
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(path.replace(':sized', sized?.id ?? ''));
    await waitUntilInteractive(page);
    await open?.(page);
    expect(await violationsInEveryLook(page, part, [320, 390, 1280])).toEqual([]);
  });
}
