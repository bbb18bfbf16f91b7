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

    test('products stand side by side, are told apart, put into the cart, removed and put back', async ({
      page,
      context,
      request,
    }) => {
      const products = await sampleProducts(request, 3);
      const names = products.map(({ productName }) => productName);
      await keepInCookie(context, 'compare', products.map(({ id }) => id).join('!'));
      await openAlive(page, '/shop/compare');
      const table = page.getByRole('table', { name: 'Products compared by their properties' });
      const columns = page.getByRole('columnheader').getByRole('link');

      await test.step('by their properties', async () => {
        await expect(table.getByRole('rowheader')).toHaveText(['Picture', ...properties, 'Cart']);
        await expect(columns).toHaveText(names);
        await expect(table.getByRole('row', { name: /^Price/ })).toContainText(/\$\d/);
      });

      await test.step('only the differences are shown, after a reload, too, and all of it again', async () => {
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

      await test.step('a column is put into the cart, removed, and put back', async () => {
        await page.getByRole('button', { name: 'Add to cart' }).nth(1).click();
        if (javaScriptEnabled) {
          await expect(cartDrawer(page).getByRole('listitem')).toContainText(names[1] ?? '');
          await closeDrawer(page);
        }
        await expect(cartWay(page, '1 item')).toBeVisible();
        expect(await cookieOf(context, 'cart')).toBe(`${products[1]?.id}*1`);

        await page.getByRole('button', { name: `Remove ${names[0]}` }).click();
        await expect(columns).toHaveText(names.slice(1));
        await expect(page.getByRole('banner').getByRole('link', { name: 'Compare, 2 items' })).toBeVisible();
        await page.getByRole('button', { name: 'Undo' }).click();
        await expect(columns).toHaveText(names);
        await page.getByRole('button', { name: 'Clear all items' }).click();
        await expect(page.getByText('There is nothing to compare yet.')).toBeVisible();
        await page.getByRole('button', { name: 'Undo' }).click();
        await expect(columns).toHaveText(names);
      });
    });
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the list has an address to pass on, which shows its products to anybody, and leaves their own list alone', async ({
    page,
    context,
    request,
  }) => {
    const [one, two, own] = await sampleProducts(request, 3);
    if (!one || !two || !own) throw new Error('There are no three products.');
    const columns = page.getByRole('columnheader').getByRole('link', { name: /^(?!Remove)/ });
    await keepInCookie(context, 'compare', `${two.id}!${one.id}`);
    await page.goto('/shop/compare');
    await page.getByRole('link', { name: 'Link to this comparison' }).click();
    await keepInCookie(context, 'compare', own.id);
    await page.reload();
    await expect(columns).toHaveText([two.productName, one.productName]);
    await expect(page.getByRole('banner').getByRole('link', { name: 'Compare, 1 item' })).toBeVisible();
    await page.getByRole('checkbox', { name: 'Show differences only' }).check();
    await page.getByRole('button', { name: 'Apply' }).click();
    await expect(page).toHaveURL(/ids=.+&differences=1$/);
    await expect(columns).toHaveText([two.productName, one.productName]);

    await page
      .getByRole('columnheader')
      .getByRole('link', { name: `Remove ${two.productName}` })
      .click();
    await expect(page).toHaveURL(`/shop/compare?ids=${one.id}&differences=1`);
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

/** Scrolls the comparison sideways, which the page must not do. */
async function scrollTo(page: Page, left: number): Promise<void> {
  const scroller = page.getByRole('region', { name: 'Comparison' });
  await scroller.evaluate((element, to) => element.scrollTo({ left: to, behavior: 'instant' }), left);
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

test('of ten products the heading above or beside a row stays while they pass under it', async ({
  page,
  context,
  request,
}) => {
  const products = await sampleProducts(request, 10);
  await keepInCookie(context, 'compare', products.map(({ id }) => id).join('!'));
  await openAlive(page, '/shop/compare');
  const heading = page.getByRole('rowheader').getByText('Brand');
  const column = page.getByRole('columnheader').nth(1);
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 1400 });
    await scrollTo(page, 0);
    const [before, columnBefore] = [await leftOf(heading), await column.boundingBox()];
    expect(before === columnBefore?.x).toBe(width === 390);
    await scrollTo(page, 300);
    expect(await leftOf(heading)).toBe(before);
    expect((columnBefore?.x ?? 0) - ((await column.boundingBox())?.x ?? 0)).toBe(300);
  }
});
