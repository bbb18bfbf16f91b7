import type { Locator, Page } from '@playwright/test';
import { keepInCookie, sampleProducts } from '../support/cart-steps';
import { openInteractive } from '../support/interactive';
import { expect, test } from '../support/storefront-test';

/** The comparison scrolls, the page must not. */
async function scrollTo(page: Page, left: number): Promise<void> {
  const scroller = page.getByRole('region', { name: 'Comparison' });
  await scroller.evaluate((element, to) => element.scrollTo({ left: to, behavior: 'instant' }), left);
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
}

/** The left edge of a heading, which must be on top of the cells below it. */
async function leftOf(heading: Locator): Promise<number> {
  await expect(heading).toBeInViewport({ ratio: 1 });
  const isOnTop = await heading.evaluate((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return document.elementFromPoint(x + width / 2, y + height / 2) === element;
  });
  expect(isOnTop).toBe(true);
  return (await heading.boundingBox())?.x ?? Number.NaN;
}

test('row headings stay while ten products scroll past', async ({ page, context, request }) => {
  const products = await sampleProducts(request, 10);
  await keepInCookie(context, 'compare', products.map(({ id }) => id).join('!'));
  await openInteractive(page, '/shop/compare');
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
