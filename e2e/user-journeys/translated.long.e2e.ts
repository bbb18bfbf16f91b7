import type { Page } from '@playwright/test';
import {
  addButton,
  cartControl,
  cartDrawer,
  closeDrawer,
  keepInCookie,
  moreButton,
  sampleProducts,
} from '../support/cart-steps';
import { openInteractive } from '../support/interactive';
import {
  cardQuote,
  fillQuote,
  giveOwnAddress,
  quoteForm,
  resultDialog,
  sendButton,
} from '../support/quote-steps';
import { expect, madeAnew, test } from '../support/storefront-test';
import { translatePages } from '../support/translated';

const listCount = (page: Page) => page.getByRole('main').getByRole('status').first();
const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const button = (page: Page, name: string | RegExp) => page.getByRole('main').getByRole('button', { name });

for (const delay of [0, 100, 500]) {
  test(`products are sorted, filtered, looked at, bought and quoted on pages translated ${delay} ms after they have loaded`, async ({
    page,
    context,
    allowMessage,
  }) => {
    allowMessage(madeAnew);
    await giveOwnAddress(context);
    await translatePages(context, delay);
    await openInteractive(page, '/shop?filter=open');
    await expect(listCount(page).locator('font').first()).toBeVisible();
    await page.getByLabel('Sort by').selectOption('Price, high to low');
    await expect(page).toHaveURL(/sort=price-desc/);
    await page.getByRole('region', { name: 'Filters' }).getByLabel('On sale').check();
    await expect(page.getByRole('link', { name: 'Remove filter On sale' })).toBeVisible();
    await expect(listCount(page)).not.toContainText('451');

    await page.getByRole('article').nth(1).getByRole('link', { name: 'Quick view', exact: true }).click();
    const quickView = page.getByRole('dialog');
    await quickView.getByRole('button', { name: 'Increase quantity' }).click();
    await quickView.getByRole('button', { name: 'Add to cart', exact: true }).click();
    const drawer = cartDrawer(page);
    const title = drawer.getByRole('heading', { level: 2 });
    await expect(title).toHaveText('Shopping Cart (2 items)');
    await closeDrawer(page);
    await addButton(page).click();
    await expect(title).toHaveText('Shopping Cart (3 items)');
    // The name replaces the placeholder of a line that is already shown.
    await expect(drawer.getByText(/^Product /)).toHaveCount(0);
    await drawer
      .getByRole('button', { name: /^Increase quantity of / })
      .first()
      .click();
    await expect(title).toHaveText('Shopping Cart (4 items)');
    await drawer
      .getByRole('button', { name: /^Remove / })
      .first()
      .click();
    await drawer.getByRole('button', { name: 'Undo' }).click();
    await expect(title).toHaveText('Shopping Cart (4 items)');
    await drawer.getByRole('button', { name: 'Clear all items' }).click();
    await expect(drawer.getByText('Cart empty!')).toBeVisible();
    await closeDrawer(page);
    await expect(cartControl(page, '0 items')).toBeVisible();

    await cardQuote(page).click();
    await expect(quoteForm(page)).toBeVisible();
    await sendButton(page).click();
    await expect(quoteForm(page).getByRole('heading', { name: 'Please check 9 fields' })).toBeVisible();
    await fillQuote(page);
    await sendButton(page).click();
    await resultDialog(page, 'Success!').getByRole('button', { name: 'OK' }).click();
    await expect(resultDialog(page, 'Success!')).toHaveCount(0);
  });
}

/** Actions on each page, with the resulting message. */
const pages: readonly (readonly [path: string, (page: Page) => Promise<void>])[] = [
  ['/', async (page) => expect(page.getByRole('article').first()).toBeVisible()],
  [
    '/shop',
    async (page) => {
      await addButton(page).click();
      await closeDrawer(page);
      await moreButton(page).click();
      await expect(page.getByRole('article').first()).toContainText('2 in cart');
      await page.getByRole('article').nth(1).getByRole('button', { name: 'Add to wishlist' }).click();
      await page.getByRole('link', { name: 'Load more' }).click();
      await expect(listCount(page)).toHaveText('1 to 48 of 451 products');
      await page.getByLabel('Search for products').fill('gauze');
      await expect(page.getByText('All results for ‘gauze’')).toBeVisible();
      await page.getByLabel('Search for products').fill('gloves');
      await expect(page.getByText('All results for ‘gloves’')).toBeVisible();
    },
  ],
  [
    '/search?keyword=guaze',
    async (page) => {
      await page.getByLabel('Search for products').fill('xyzzy');
      await page.keyboard.press('Enter');
      await expect(listCount(page)).toHaveText('No products found');
      await page.getByLabel('Search for products').fill('gauze');
      await page.keyboard.press('Enter');
      await expect(listCount(page)).toContainText('products');
    },
  ],
  [
    '/product/d0da38b1757613a1a3761136',
    async (page) => {
      await button(page, /^Compare/).click();
      await expect(button(page, /^Comparing/)).toBeVisible();
      await page.getByRole('main').getByRole('article').last().getByRole('link').first().click();
      await expect(page).not.toHaveURL(/d0da38b1757613a1a3761136/);
      await expect(heading(page)).not.toContainText('Upper Arm');
    },
  ],
  [
    '/shop/shopping-cart',
    async (page) => {
      await expect(heading(page)).toHaveText('Shopping Cart (3 items)');
      await button(page, /^Increase quantity of /)
        .first()
        .click();
      await expect(heading(page)).toHaveText('Shopping Cart (4 items)');
      await button(page, /^Remove /)
        .first()
        .click();
      await button(page, 'Undo').click();
      await button(page, 'Clear all items').click();
      await expect(page.getByText('3 products were removed.')).toBeVisible();
      await button(page, 'Undo').click();
      await expect(heading(page)).toHaveText('Shopping Cart (4 items)');
    },
  ],
  [
    '/shop/wishlist',
    async (page) => {
      await button(page, /^Remove /)
        .first()
        .click();
      await button(page, 'Undo').click();
      await button(page, 'Move all to cart').click();
      await expect(cartDrawer(page).getByRole('heading', { level: 2 })).toHaveText('Shopping Cart (6 items)');
    },
  ],
  [
    '/shop/compare',
    async (page) => {
      await page.getByRole('main').getByLabel('Show differences only').check();
      await button(page, /^Remove /)
        .first()
        .click();
      await button(page, 'Clear all items').click();
      await expect(page.getByText('There is nothing to compare yet.')).toBeVisible();
    },
  ],
  [
    '/shop/quick-order',
    async (page) => {
      const list = page.getByLabel('Products and quantities');
      await list.fill('gauze swab, 3\nno such thing, 4');
      await expect(page.getByText('Found 0 of 2 lines.')).toBeVisible();
      await page.getByRole('region', { name: 'To check' }).getByRole('radio').first().check();
      await expect(page.getByText('Found 1 of 2 lines.')).toBeVisible();
      await list.fill('');
      await expect(page.getByRole('region', { name: 'To check' })).toHaveCount(0);
    },
  ],
  [
    '/quote',
    async (page) => {
      await page.getByRole('main').getByRole('button', { name: 'Request a quote' }).click();
      await expect(page.getByRole('heading', { name: 'Please check 9 fields' })).toBeVisible();
      await page.getByLabel('First name').fill('Ada');
      await expect(page.getByRole('heading', { name: 'Please check 8 fields' })).toBeVisible();
    },
  ],
  [
    '/contact-us',
    async (page) => {
      await button(page, 'Send message').click();
      await expect(page.getByRole('heading', { name: /^Please check \d fields$/ })).toBeVisible();
      await page.getByRole('form', { name: 'Newsletter' }).getByRole('textbox').fill('none');
      await page.getByRole('button', { name: 'Subscribe' }).click();
      await expect(page.getByRole('form', { name: 'Newsletter' }).getByRole('status')).not.toBeEmpty();
    },
  ],
];

for (const [path, use] of pages) {
  test(`the actions of ${path} work when it is translated`, async ({
    page,
    context,
    request,
    allowMessage,
  }) => {
    allowMessage(madeAnew);
    const ids = (await sampleProducts(request, 3)).map(({ id }) => id).join('!');
    if (path !== '/shop')
      for (const list of ['cart', 'wishlist', 'compare'] as const) await keepInCookie(context, list, ids);
    await translatePages(context, 500);
    await openInteractive(page, path);
    await expect(page.locator('main font').first()).toBeAttached();
    await use(page);
  });
}
