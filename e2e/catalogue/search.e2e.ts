import type { Page } from '@playwright/test';
import { violationsOf } from 'run/browser/violations-of';
import { openInteractive } from '../support/interactive';
import { expect, test } from '../support/storefront-test';

const boxOf = (page: Page) => page.getByRole('combobox', { name: 'Search for products' });
const listOf = (page: Page) => page.getByRole('grid', { name: 'Suggestions' });
/** The link to a product, or to all results; beside it is the button that adds the product. */
const optionsOf = (page: Page) => listOf(page).getByRole('row').locator('> :first-child');

/** Opens the search (on a narrow screen over the header) and types all at once, so that no part of the text is searched for. */
async function suggest(page: Page, text: string) {
  const open = page.getByRole('button', { name: 'Open search' });
  if (await open.isVisible()) await open.click();
  await boxOf(page).fill(text);
}

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
  await expect(options).toHaveCount(9);
  await expect(options.first()).toContainText(/gauze.*\$\d/i);
  await expect(page.locator('#site-search').getByRole('status')).toHaveText('8 suggestions');
  await isWithin(390);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(options.nth(1)).toHaveAttribute('aria-selected', 'true');
  expect(await violationsOf(page, '.site-header')).toEqual([]);
  const chosen = (await options.nth(1).locator('a > span > span').textContent()) ?? '';
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
  await options.first().click();
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
