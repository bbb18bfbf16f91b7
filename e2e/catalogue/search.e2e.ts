import type { Page } from '@playwright/test';
import { violationsOf } from 'run/browser/violations-of';
import { openAlive } from '../support/alive';
import { expect, test } from '../support/storefront-test';

const widths = [
  { name: 'phone', width: 390, height: 844 },
  { name: 'wide screen', width: 1280, height: 800 },
];

const boxOf = (page: Page) => page.getByRole('combobox', { name: 'Search for products' });
const listOf = (page: Page) => page.getByRole('grid', { name: 'Suggestions' });
/** What leads to a product, or to all results; beside it is what adds that product. */
const optionsOf = (page: Page) => listOf(page).getByRole('row').locator('> :first-child');

/** Opens the search, on a narrow screen over the header, and types all at once: nothing is suggested for a part of it. */
async function suggest(page: Page, text: string) {
  const open = page.getByRole('button', { name: 'Open search' });
  if (await open.isVisible()) await open.click();
  await boxOf(page).fill(text);
}

for (const { name, width, height } of widths) {
  test.describe(`on a ${name}`, () => {
    test.use({ viewport: { width, height } });

    test('products are suggested for a misspelt word, and Enter opens one in place', async ({ page }) => {
      await openAlive(page, '/about-us');
      await page.evaluate(() => Object.assign(globalThis, { stays: true }));
      await suggest(page, 'guaze');
      const options = optionsOf(page);
      await expect(options).toHaveCount(9);
      await expect(options.first()).toContainText(/gauze.*\$\d/i);
      await expect(options.last()).toHaveText('All results for ‘guaze’');
      await expect(page.locator('#site-search').getByRole('status')).toHaveText('8 suggestions');
      const shown = await listOf(page).boundingBox();
      expect(shown?.x).toBeGreaterThanOrEqual(0);
      expect((shown?.x ?? 0) + (shown?.width ?? 0)).toBeLessThanOrEqual(width);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);

      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('ArrowDown');
      await expect(options.nth(1)).toHaveAttribute('aria-selected', 'true');
      const chosen = (await options.nth(1).locator('a > span > span').textContent()) ?? '';
      await page.keyboard.press('Enter');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(chosen);
      await expect(listOf(page)).toBeHidden();
      expect(await page.evaluate(() => 'stays' in globalThis)).toBe(true);
    });

    test('the open list has no violation', async ({ page }) => {
      await openAlive(page, '/shop');
      await suggest(page, 'gloves');
      await expect(listOf(page)).toBeVisible();
      await page.keyboard.press('ArrowDown');
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
        expect(await violationsOf(page, '.site-header')).toEqual([]);
      }
    });

    test('a press on a suggestion opens the product', async ({ page }) => {
      await openAlive(page, '/shop');
      await suggest(page, 'stethescope');
      await optionsOf(page).first().click();
      await expect(page).toHaveURL(/\/product\/[0-9a-f]+$/);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Stethoscope/);
      await expect(listOf(page)).toBeHidden();
    });
  });
}

test('on a phone Escape closes the list first and the search then', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openAlive(page, '/shop');
  await suggest(page, 'gauze');
  await expect(listOf(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(listOf(page)).toBeHidden();
  await expect(boxOf(page)).toBeFocused();
  await expect(boxOf(page)).toHaveValue('gauze');
  await page.keyboard.press('Escape');
  await expect(boxOf(page)).toBeHidden();
});

test('Enter without a suggestion searches, and no list opens afterwards', async ({ page }) => {
  await page.clock.install();
  await openAlive(page, '/shop');
  await suggest(page, 'gauze');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Results for ‘gauze’');
  await page.clock.runFor(1_000);
  await expect(listOf(page)).toBeHidden();
});

test('spaces are no search', async ({ page }) => {
  await page.clock.install();
  await openAlive(page, '/shop');
  let asked = 0;
  page.on('request', (request) => {
    if (request.url().includes('productName=')) asked += 1;
  });
  await suggest(page, '    ');
  await page.clock.runFor(1_000);
  expect(asked).toBe(0);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/shop');
});

test('no page loads the suggestions before the box is used, and without them it searches', async ({
  page,
  expectMessage,
}) => {
  const loaded: string[] = [];
  await page.route(/\/suggestions\./, (route) => {
    loaded.push(route.request().url());
    return route.abort();
  });
  await openAlive(page, '/shop');
  expect(loaded).toEqual([]);
  await suggest(page, 'gauze');
  await expect.poll(() => loaded.length).toBeGreaterThan(0);
  expectMessage('Failed to load resource: net::ERR_FAILED', loaded[0] ?? '');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Results for ‘gauze’');
});

test('size and colour are searched too, and the best comes first', async ({ page }) => {
  await page.goto('/search?keyword=blue%20gloves');
  await expect(page.getByRole('article').first()).toContainText('Nitrile Examination Gloves');
  await expect(page.getByText('Showing results for')).toBeHidden();
  await page.goto('/search?keyword=gloves%20large');
  await expect(page.getByRole('article').first()).toContainText('Gloves');
});

test('a corrected slip says what is shown, where it is announced', async ({ page }) => {
  await openAlive(page, '/search?keyword=stethescope');
  const status = page.getByRole('main').getByRole('status');
  await expect(status).toHaveText(/^Showing results for ‘stethoscope’\. \d+ products$/);
  await boxOf(page).fill('guaze <b>');
  await page.keyboard.press('Enter');
  await expect(status).toHaveText(/^Showing results for ‘.*gauze.*’\. /);
  expect(await violationsOf(page, 'main')).toEqual([]);
});

test('nothing found is no dead end', async ({ page }) => {
  await page.goto('/search?keyword=zeppelin');
  await expect(page.getByText('No products found')).toBeVisible();
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: '(02) 5550 4180' })).toBeVisible();
  await expect(main.getByRole('link', { name: 'request a quote' })).toBeVisible();
  expect(await violationsOf(page, 'main')).toEqual([]);
  await main.getByRole('link', { name: 'Laboratory' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Laboratory');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the box is a form, and a misspelt word finds', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('searchbox', { name: 'Search for products' }).fill('nitrle gloves');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('article').first()).toContainText('Nitrile Examination Gloves');
    await expect(page.getByText('Showing results for ‘nitrile gloves’.')).toBeVisible();
  });
});
