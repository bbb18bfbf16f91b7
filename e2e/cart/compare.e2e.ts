import type { Locator, Page } from '@playwright/test';
import { openAlive, reloadAlive } from '../support/alive';
import {
  cartDrawer,
  cartWay,
  closeDrawer,
  cookieOf,
  keepInCookie,
  sampleProducts,
} from '../support/cart-steps';
import { expect, test } from '../support/storefront-test';

const properties = [
  'Price',
  'Unit price',
  'Brand',
  'Size',
  'Colour',
  'Pack',
  'SKU',
  'Category',
  'Availability',
];

/** Heading and cells of each row of the comparison, without that of the products' names. */
async function rowsOf(page: Page): Promise<readonly { heading: string; cells: readonly string[] }[]> {
  return page
    .getByRole('region', { name: 'Comparison' })
    .locator('tbody tr')
    .evaluateAll((rows) =>
      rows.map((row) => ({
        heading: row.querySelector('th')?.textContent ?? '',
        cells: [...row.querySelectorAll('td')].map((cell) => cell.textContent ?? ''),
      })),
    );
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled });

    test('products stand side by side, by their properties', async ({ page, context, request }) => {
      const products = await sampleProducts(request, 3);
      await keepInCookie(context, 'compare', products.map(({ id }) => id).join('!'));
      await openAlive(page, '/shop/compare');
      const table = page.getByRole('table', { name: 'Products compared by their properties' });
      await expect(table.getByRole('rowheader')).toHaveText(['Picture', ...properties, 'Cart']);
      await expect(table.getByRole('columnheader').getByRole('link')).toHaveText(
        products.map(({ productName }) => productName),
      );
      await expect(table.getByRole('row', { name: /^Price/ })).toContainText(/\$\d/);
    });

    test('only the differences are shown, and all of it again', async ({ page, context, request }) => {
      const products = await sampleProducts(request, 3);
      await keepInCookie(context, 'compare', products.map(({ id }) => id).join('!'));
      await openAlive(page, '/shop/compare');
      const all = await rowsOf(page);
      const differing = all
        .filter(
          ({ heading, cells }) =>
            !properties.includes(heading) || new Set(cells.map((text) => text.trim())).size > 1,
        )
        .map(({ heading }) => heading);
      expect(differing.length).toBeGreaterThan(2);
      expect(differing.length).toBeLessThan(all.length);

      const box = page.getByRole('checkbox', { name: 'Show differences only' });
      const apply = page.getByRole('button', { name: 'Apply' });
      const headings = page.getByRole('region', { name: 'Comparison' }).getByRole('rowheader');
      await box.check();
      if (!javaScriptEnabled) await apply.click();
      await expect(headings).toHaveText(differing);
      await expect(page).toHaveURL('/shop/compare?differences=1');
      await reloadAlive(page);
      await expect(headings).toHaveText(differing);
      await expect(box).toBeChecked();
      await box.uncheck();
      if (!javaScriptEnabled) await apply.click();
      await expect(headings).toHaveText(all.map(({ heading }) => heading));
    });

    test('a column is put into the cart, removed, and put back', async ({ page, context, request }) => {
      const [one, two] = await sampleProducts(request, 2);
      if (!one || !two) throw new Error('There are no two products.');
      await keepInCookie(context, 'compare', `${one.id}!${two.id}`);
      await openAlive(page, '/shop/compare');
      const columns = page.getByRole('columnheader').getByRole('link');
      await page.getByRole('button', { name: 'Add to cart' }).nth(1).click();
      if (javaScriptEnabled) {
        await expect(cartDrawer(page).getByRole('listitem')).toContainText(two.productName);
        await closeDrawer(page);
      }
      await expect(cartWay(page, '1 item')).toBeVisible();
      expect(await cookieOf(context, 'cart')).toBe(`${two.id}*1`);

      await page.getByRole('button', { name: `Remove ${one.productName}` }).click();
      await expect(columns).toHaveText([two.productName]);
      await expect(page.getByRole('banner').getByRole('link', { name: 'Compare, 1 item' })).toBeVisible();
      await page.getByRole('button', { name: 'Undo' }).click();
      await expect(columns).toHaveText([one.productName, two.productName]);
      await page.getByRole('button', { name: 'Clear all items' }).click();
      await expect(page.getByText('There is nothing to compare yet.')).toBeVisible();
      await page.getByRole('button', { name: 'Undo' }).click();
      await expect(columns).toHaveText([one.productName, two.productName]);
    });

    test('an address shows its products to anybody, and leaves their own list alone', async ({
      page,
      context,
      request,
    }) => {
      const [one, two, own] = await sampleProducts(request, 3);
      if (!one || !two || !own) throw new Error('There are no three products.');
      await keepInCookie(context, 'compare', own.id);
      await openAlive(page, `/shop/compare?ids=${two.id},${one.id}`);
      const columns = page.getByRole('columnheader').getByRole('link', { name: /^(?!Remove)/ });
      await expect(columns).toHaveText([two.productName, one.productName]);
      expect(await cookieOf(context, 'compare')).toBe(own.id);
      await page
        .getByRole('columnheader')
        .getByRole('link', { name: `Remove ${two.productName}` })
        .click();
      await expect(page).toHaveURL(`/shop/compare?ids=${one.id}`);
      await expect(columns).toHaveText([one.productName]);
      expect(await cookieOf(context, 'compare')).toBe(own.id);
      await page.getByRole('button', { name: `Keep ${one.productName} in your compare listing` }).click();
      const kept = page.getByRole('button', { name: `Kept ${one.productName} in your compare listing` });
      await expect(kept).toBeVisible();
      expect(await cookieOf(context, 'compare')).toBe(`${own.id}!${one.id}`);
      await page.getByRole('main').getByRole('link', { name: 'View your own (2)' }).click();
      await expect(columns).toHaveText([own.productName, one.productName]);
    });
  });
}

test('the list has an address to pass on, which keeps what is asked of it', async ({
  page,
  context,
  request,
  browser,
  hear,
  baseURL,
}) => {
  const products = await sampleProducts(request, 3);
  await keepInCookie(context, 'compare', products.map(({ id }) => id).join('!'));
  await openAlive(page, '/shop/compare');
  const path = await page.getByRole('link', { name: 'Link to this comparison' }).getAttribute('href');
  const stranger = await browser.newContext({ ...(baseURL && { baseURL }) });
  hear(stranger);
  const theirs = await stranger.newPage();
  await openAlive(theirs, path ?? '');
  await expect(theirs.getByRole('columnheader').getByRole('link', { name: /^(?!Remove)/ })).toHaveText(
    products.map(({ productName }) => productName),
  );
  await theirs.getByRole('checkbox', { name: 'Show differences only' }).check();
  await expect(theirs).toHaveURL(/ids=.+&differences=1$/);
  await expect(theirs.getByRole('columnheader').getByRole('link', { name: /^(?!Remove)/ })).toHaveCount(3);
  await expect(theirs.getByRole('banner').getByRole('link', { name: 'Compare, 0 items' })).toBeVisible();
  await stranger.close();
});

test('a product that its page put there is counted, said and shown', async ({ page, request }) => {
  const [product] = await sampleProducts(request, 1);
  await openAlive(page, `/product/${product?.id}`);
  await page.getByRole('button', { name: 'Compare', exact: true }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Success!' })).toContainText(
    'This product has been added to your compare listing!',
  );
  await page.getByRole('banner').getByRole('link', { name: 'Compare, 1 item' }).click();
  await expect(page.getByRole('columnheader').getByRole('link')).toHaveText([product?.productName ?? '']);
});

test('a product that is gone is told from the others', async ({ page, context, request }) => {
  const [product] = await sampleProducts(request, 1);
  await keepInCookie(context, 'compare', `gone!${product?.id}`);
  await openAlive(page, '/shop/compare');
  await expect(page.getByRole('columnheader').nth(1)).toContainText('This product is no longer available.');
  await expect(
    page
      .getByRole('row', { name: /^Availability/ })
      .getByRole('cell')
      .first(),
  ).toHaveText('No longer available');
  await expect(page.getByRole('button', { name: 'Add to cart' })).toHaveCount(1);
});

test.describe('ten products', () => {
  test.beforeEach(async ({ page, context, request }) => {
    const products = await sampleProducts(request, 10);
    await keepInCookie(context, 'compare', products.map(({ id }) => id).join('!'));
    await openAlive(page, '/shop/compare');
  });

  /** Scrolls the comparison sideways, which the page must not do. */
  async function scrollBy(page: Page, left: number): Promise<void> {
    const scroller = page.getByRole('region', { name: 'Comparison' });
    await scroller.evaluate((element, by) => element.scrollTo({ left: by, behavior: 'instant' }), left);
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  }

  /** The left edge of a heading, which must be on top of what it lies over. */
  async function leftOf(heading: Locator): Promise<number> {
    await expect(heading).toBeInViewport({ ratio: 1 });
    const isOnTop = await heading.evaluate((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return document.elementFromPoint(x + width / 2, y + height / 2) === element;
    });
    expect(isOnTop).toBe(true);
    return (await heading.boundingBox())?.x ?? Number.NaN;
  }

  for (const [width, where] of [
    [390, 'above a row'],
    [1280, 'beside a row'],
  ] as const)
    test(`on ${width} pixels the heading ${where} stays while the products pass under it`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 1400 });
      const heading = page.getByRole('rowheader').getByText('Brand');
      const column = page.getByRole('columnheader').nth(1);
      const [before, columnBefore] = [await leftOf(heading), await column.boundingBox()];
      expect(before === columnBefore?.x).toBe(width === 390);
      await scrollBy(page, 300);
      expect(await leftOf(heading)).toBe(before);
      expect((columnBefore?.x ?? 0) - ((await column.boundingBox())?.x ?? 0)).toBe(300);
    });
});
