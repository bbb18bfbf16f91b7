import type { Page } from '@playwright/test';
import { violationsOf } from 'run/browser/violations-of';
import { openInteractive } from '../support/interactive';
import { expect, test } from '../support/storefront-test';

const boxOf = (page: Page) => page.getByRole('combobox', { name: 'Search for products' });
const listOf = (page: Page) => page.getByRole('grid', { name: 'Suggestions' });
/** The link to a category, a product, or all results; beside a product's is the button that adds the product. */
const optionsOf = (page: Page) => listOf(page).getByRole('row').locator('> :first-child');

/** Opens the search (on a narrow screen over the header) and types all at once, so that no part of the text is searched for. */
async function suggest(page: Page, text: string) {
  const open = page.getByRole('button', { name: 'Open search' });
  if (await open.isVisible()) await open.click();
  await boxOf(page).fill(text);
}

/** Options with products, which come after categories. */
const productsOf = (page: Page) => optionsOf(page).filter({ hasText: /\$|WND|DIA/ });

test('products are suggested for a misspelt word, and Enter or a press opens them without a page load', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 390, height: 844 });
  await openInteractive(page, '/about-us');
  await page.evaluate(() => Object.assign(globalThis, { stays: true }));
  const options = optionsOf(page);
  const isWithin = async (width: number) => {
    const shown = await listOf(page).boundingBox();
    expect(shown?.x).toBeGreaterThanOrEqual(0);
    expect((shown?.x ?? 0) + (shown?.width ?? 0)).toBeLessThanOrEqual(width);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  };

  await test.step('on a phone Escape closes the list first, then the search', async () => {
    await suggest(page, 'gauze');
    await expect(listOf(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(listOf(page)).toBeHidden();
    await expect(boxOf(page)).toBeFocused();
    await expect(boxOf(page)).toHaveValue('gauze');
    await page.keyboard.press('Escape');
    await expect(boxOf(page)).toBeHidden();
  });

  await suggest(page, 'guaze');
  await expect(options.last()).toHaveText('All results for ‘guaze’');
  const products = productsOf(page);
  await expect(products).toHaveCount(8);
  const categories = (await options.count()) - 9;
  expect([1, 2]).toContain(categories);
  await expect(options.first()).toHaveText(/^gauze in /);
  await expect(products.first()).toContainText(/gauze.*\$\d.*WND-\d+.*\seach/i);
  await expect(products.first().locator('b').first()).toHaveText('Gauze');
  const status = page.locator('#site-search').getByRole('status');
  await expect(status).toHaveText('Showing ‘gauze’; nothing has ‘guaze’. 8 suggestions');
  await isWithin(390);
  for (let press = 0; press < categories + 2; press += 1) await page.keyboard.press('ArrowDown');
  await expect(products.nth(1)).toHaveAttribute('aria-selected', 'true');
  expect(await violationsOf(page, '.site-header')).toEqual([]);
  const chosen = (await products.nth(1).locator('a > span > span').first().textContent()) ?? '';
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(chosen);
  await expect(listOf(page)).toBeHidden();

  await page.setViewportSize({ width: 1280, height: 800 });
  await page.emulateMedia({ colorScheme: 'dark' });
  await suggest(page, 'stethescope');
  await expect(options.last()).toHaveText('All results for ‘stethescope’');
  await isWithin(1280);
  await page.keyboard.press('ArrowDown');
  expect(await violationsOf(page, '.site-header')).toEqual([]);
  await productsOf(page).first().click();
  await expect(page).toHaveURL(/\/product\/[0-9a-f]+$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Stethoscope/);
  await expect(listOf(page)).toBeHidden();
  expect(await page.evaluate(() => 'stays' in globalThis)).toBe(true);

  await boxOf(page).fill('    ');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/product\/[0-9a-f]+$/);
});

test('no page loads the suggestions before the box is used; without them it still searches, but not for spaces', async ({
  page,
  expectMessage,
}) => {
  const loaded: string[] = [];
  await page.route(/\/suggestions\./, (route) => {
    loaded.push(route.request().url());
    return route.abort();
  });
  await openInteractive(page, '/shop');
  expect(loaded).toEqual([]);
  await suggest(page, 'gauze');
  await expect.poll(() => loaded.length).toBeGreaterThan(0);
  expectMessage('Failed to load resource: net::ERR_FAILED', loaded[0] ?? '');
  await boxOf(page).fill('    ');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/shop');
  await boxOf(page).fill('gauze');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Results for ‘gauze’');
});

test('a search says what it shows instead, and leads to the words as typed', async ({ page }) => {
  await openInteractive(page, '/search?keyword=guaze');
  await expect(page.locator('main').getByRole('status')).toContainText(
    'Showing results for ‘gauze’; nothing has ‘guaze’.',
  );
  await page.getByRole('link', { name: 'Search for ‘guaze’ as typed' }).click();
  await expect(page).toHaveURL('/search?keyword=%22guaze%22');
  await expect(page.locator('main').getByRole('status')).toHaveText('No products found');
});

test('what the shop lacks is asked for from the suggestions', async ({ page }) => {
  await openInteractive(page, '/about-us');
  await suggest(page, 'saliva ejector');
  await expect(optionsOf(page)).toHaveText(['Nothing found: ask us for ‘saliva ejector’']);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.getByLabel(/^What do you need/)).toHaveValue('saliva ejector');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('what the shop lacks is asked for', async ({ page }) => {
    await page.goto('/search?keyword=saliva+ejector');
    await page.getByRole('link', { name: 'Ask us for ‘saliva ejector’' }).click();
    await expect(page.getByLabel(/^What do you need/)).toHaveValue('saliva ejector');
  });
});
