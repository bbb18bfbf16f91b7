import type { Page } from '@playwright/test';
import {
  addButton,
  cartDrawer,
  costOf,
  keepInCookie,
  type SampleProduct,
  sampleProducts,
} from '../support/cart-steps';
import { openInteractive } from '../support/interactive';
import { fillQuote, quoteForm, quoteModal, typed } from '../support/quote-steps';
import { expect, test } from '../support/storefront-test';

/** Size of an A4 sheet without its margins, in CSS pixels. */
const sheet = { width: 680, height: 1009 };

/** The first products of the listing: two in the cart, with quantities of 2 and 3, all to be compared. */
let products: readonly SampleProduct[];

test.beforeEach(async ({ context, request }) => {
  products = await sampleProducts(request, 6);
  await keepInCookie(
    context,
    'cart',
    products
      .slice(0, 2)
      .map(({ id }, nth) => `${id}*${nth + 2}`)
      .join('!'),
  );
  await keepInCookie(context, 'compare', products.map(({ id }) => id).join('!'));
});

/** The page as printed, for a visitor with a dark colour scheme. */
async function print(page: Page): Promise<void> {
  await page.setViewportSize(sheet);
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
}

/** Expects the company above the page, no controls, and black on white. */
async function expectClean(page: Page): Promise<void> {
  await expect(
    page.getByRole('banner').getByRole('img', { name: 'Meridian Medical & Dental' }),
  ).toBeVisible();
  await expect(page.getByRole('banner').getByText('(02) 5550 4180')).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeHidden();
  await expect(page.getByRole('search')).toHaveCount(0);
  await expect(page.getByRole('navigation')).toHaveCount(0);
  await expect(page.getByRole('button')).toHaveCount(0);
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  for (const text of await page.locator('h1:visible, th:visible, td:visible').all())
    await expect(text).toHaveCSS('color', /^rgb\((0, 0, 0|51, 51, 51)\)$/);
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
}

function rows(page: Page, caption: string): Promise<string[][]> {
  return page
    .getByRole('table', { name: caption })
    .locator('tbody tr')
    .evaluateAll((all) =>
      (all as HTMLTableRowElement[]).map(({ cells }) =>
        [...cells]
          .filter((cell) => cell.checkVisibility())
          .map(
            (cell) => cell.querySelector<HTMLInputElement>('[type=number]')?.value ?? cell.textContent.trim(),
          ),
      ),
    );
}

test('the cart on paper is a table of names with SKU, prices, quantities and totals', async ({ page }) => {
  await openInteractive(page, '/shop/shopping-cart');
  await print(page);
  await expectClean(page);
  await expect(page.getByRole('region', { name: 'Order summary' })).toHaveCount(0);
  const printed = await rows(page, 'Products in your cart');
  expect(printed.map(([name, , quantity, total]) => [name, quantity, total])).toEqual(
    products
      .slice(0, 2)
      .map((product, nth) => [
        expect.stringContaining(`${product.productName}${product.sku}`),
        String(nth + 2),
        costOf(product, nth + 2),
      ]),
  );
  await expect(page.getByRole('region', { name: 'Cart total' })).toContainText('Subtotal');
});

test('the printed quote has all products, their prices, and the typed fields', async ({
  page,
  context,
  request,
}) => {
  // More than the quote's page shows at once.
  const many = await sampleProducts(request, 15);
  const names = many.map(({ productName }) => productName);
  await keepInCookie(context, 'cart', many.map(({ id }) => `${id}*2`).join('!'));
  await openInteractive(page, '/quote');
  const headings = page.getByRole('region', { name: 'Products to quote' }).getByRole('rowheader');
  const state = quoteForm(page).getByLabel('State');

  await test.step('a long list is folded on the screen', async () => {
    await expect(headings).toHaveText(names.slice(0, 12));
    await page.getByText('Show all 15 products').click();
    await expect(headings).toHaveText(names);
    await page.getByText('Show all 15 products').click();
    await expect(headings).toHaveCount(12);
  });

  await test.step('empty fields are blank on paper, the state too', async () => {
    await print(page);
    await expect(state).toHaveCSS('color', 'rgba(0, 0, 0, 0)');
    await state.selectOption('WA');
    await expect(state).toHaveCSS('color', 'rgb(0, 0, 0)');
    await page.emulateMedia({ media: 'screen' });
  });

  await fillQuote(page);
  await print(page);
  await expectClean(page);
  expect(await rows(page, 'Products to quote')).toEqual(
    many
      .slice(0, 12)
      .map((product) => [product.productName, `2 × ${costOf(product, 1)}`, costOf(product, 2)]),
  );
  await expect(headings).toHaveText(names);
  await expect(headings.filter({ hasText: names.at(-1) ?? '' })).toBeVisible();
  await expect(page.getByRole('columnheader', { name: 'Quantity and price' }).first()).toBeVisible();
  await expect(page.getByText('Subtotal', { exact: true })).toBeVisible();
  await expect(quoteForm(page).getByLabel('Last name')).toHaveValue(typed.lastName);
  await expect(quoteForm(page).getByRole('checkbox')).toHaveCount(0);
});

test('the comparison on paper has all products on one sheet, and no pictures', async ({ page }) => {
  await openInteractive(page, '/shop/compare');
  await print(page);
  await page.setViewportSize({ width: sheet.height, height: sheet.width });
  await expectClean(page);
  for (const { productName } of products)
    await expect(page.getByRole('columnheader', { name: productName })).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('main').getByRole('img')).toHaveCount(0);
  const [first] = await rows(page, 'Products compared by their properties');
  await expect(page.getByRole('rowheader', { name: 'Price', exact: true })).toBeVisible();
  expect(first).toEqual([]);
});

test("a quote's form over the page is printed in place of the page, under the company's name; other overlays are not", async ({
  page,
}) => {
  await openInteractive(page, '/shop');
  await addButton(page, 3).click();
  await expect(cartDrawer(page)).toBeVisible();
  const size = page.viewportSize() ?? sheet;
  await print(page);
  await expect(cartDrawer(page)).toHaveCount(0);
  await page.emulateMedia({ media: 'screen' });
  await page.setViewportSize(size);

  await cartDrawer(page).getByRole('link', { name: 'Request a quote' }).click();
  await expect(quoteForm(page)).toBeVisible();
  await expect(quoteModal(page).getByRole('table')).toBeVisible();
  await print(page);
  await expect(quoteModal(page).getByRole('columnheader', { name: 'Product' })).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(0);
  const company = await page.locator('.site-brand').boundingBox();
  const form = await quoteModal(page).boundingBox();
  expect(form?.y).toBeGreaterThanOrEqual((company?.y ?? 0) + (company?.height ?? 0));
});
