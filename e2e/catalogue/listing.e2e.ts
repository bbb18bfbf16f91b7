import type { Page } from '@playwright/test';
import { painted } from 'run/browser/painted';
import { violationsOf } from 'run/browser/violations-of';
import { openAlive, reloadAlive } from '../support/alive';
import { expect, ports, test } from '../support/storefront-test';

const cards = (page: Page) => page.getByRole('article');
const count = (page: Page) => page.getByRole('main').getByRole('status').first();
const panel = (page: Page) => page.getByRole('region', { name: 'Filters' });

test.describe('with JavaScript', () => {
  test('a filter is applied at once, stays where the visitor is, and Back takes it away', async ({
    page,
  }) => {
    await openAlive(page, '/shop?filter=open');
    await page.evaluate(() => Object.assign(globalThis, { stays: true }));
    const colour = panel(page).getByLabel('Colour');
    await colour.scrollIntoViewIfNeeded();
    const before = await colour.boundingBox();
    const [, first] = await colour.locator('option').all();
    const value = (await first?.getAttribute('value')) ?? '';
    await colour.selectOption(value);
    await expect(page.getByRole('link', { name: `Remove filter Colour: ${value}` })).toBeVisible();
    await expect(page).toHaveURL(`/shop?colour=${encodeURIComponent(value)}&filter=open`);
    await expect(count(page)).not.toHaveText('1 to 24 of 451 products');
    await painted(page);
    expect((await colour.boundingBox())?.y).toBeCloseTo(before?.y ?? 0, 0);

    const narrowed = await count(page).textContent();
    await reloadAlive(page);
    await expect(count(page)).toHaveText(narrowed ?? '');
    await expect(panel(page).getByLabel('Colour')).toHaveValue(value);

    await page.goBack();
    await expect(count(page)).toHaveText('1 to 24 of 451 products');
    await expect(panel(page).getByLabel('Colour')).toHaveValue('');
  });

  test('chips are removed one by one, or all at once', async ({ page }) => {
    await openAlive(page, '/shop?sale=1&fromPrice=20&toPrice=90');
    await page.getByRole('link', { name: 'Remove filter On sale' }).click();
    await expect(page).toHaveURL('/shop?fromPrice=20&toPrice=90');
    await page.getByRole('link', { name: 'Clear all' }).click();
    await expect(page).toHaveURL('/shop');
    await expect(page.getByRole('list', { name: 'Filters in use' })).toHaveCount(0);
  });

  test('prices sort both ways', async ({ page }) => {
    await openAlive(page, '/shop?fromPrice=0.01');
    const prices = async () => {
      const texts = await cards(page).locator('.price-now').allTextContents();
      return texts.map((text) => Number(text.replaceAll(/[$,]/g, '')));
    };
    const areRising = async () => {
      const found = await prices();
      return found.every((price, place) => place === 0 || price >= (found[place - 1] ?? 0));
    };
    const areFalling = async () => {
      const found = await prices();
      return found.every((price, place) => place === 0 || price <= (found[place - 1] ?? 0));
    };
    await page.getByLabel('Sort by').selectOption('Price, low to high');
    await expect(page).toHaveURL(/sort=price$/);
    await expect.poll(areRising).toBe(true);
    await page.getByLabel('Sort by').selectOption('Price, high to low');
    await expect(page).toHaveURL(/sort=price-desc$/);
    await expect.poll(areFalling).toBe(true);
  });

  test('more products come below, and are there after Back', async ({ page }) => {
    await openAlive(page, '/shop');
    await page.getByRole('link', { name: 'Load more' }).click();
    await expect(cards(page)).toHaveCount(48);
    await expect(page).toHaveURL('/shop?page=2');
    await page.getByRole('link', { name: 'Load more' }).click();
    await expect(cards(page)).toHaveCount(72);
    await expect(count(page)).toHaveText('1 to 72 of 451 products');
    const last = cards(page).nth(60).getByRole('link').first();
    await last.scrollIntoViewIfNeeded();
    const before = await page.evaluate(() => scrollY);
    await last.click();
    await expect(page).toHaveURL(/\/product\//);
    await page.goBack();
    await expect(cards(page)).toHaveCount(72);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(before);
  });

  test('while other products are on their way, the cards are skeletons of their size', async ({ page }) => {
    await openAlive(page, '/shop');
    let answer = () => {};
    const asked = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route(`http://localhost:${ports.backend}/api/v1/product?**`, async (route) => {
      await asked;
      await route.continue();
    });
    const before = await cards(page).first().boundingBox();
    await page.getByLabel('Sort by').selectOption('Newest first');
    await expect(page.locator('[aria-busy=true]')).toHaveCount(1);
    await expect(cards(page).first().getByRole('heading', { includeHidden: true })).toBeHidden();
    expect(await cards(page).first().boundingBox()).toEqual(before);
    answer();
    await expect(page).toHaveURL('/shop?sort=newest');
    await expect(cards(page).first().getByRole('heading')).toBeVisible();
  });

  test('the shop is whole after a category of the menu, in every view, and its chip is all it takes', async ({
    page,
  }) => {
    const menu = page.getByRole('navigation', { name: 'Main' });
    const heading = page.getByRole('heading', { level: 1 });
    const choose = async () => {
      await openAlive(page, '/shop');
      await menu.getByText('Categories', { exact: true }).click();
      await menu
        .getByRole('link', { name: /^Laboratory/ })
        .first()
        .click();
      await expect(page).toHaveURL(/\/shop\?mainId=\w+$/);
      await expect(heading).toHaveText('Laboratory');
    };
    await choose();
    await openAlive(page, '/shop?view=list');
    await expect(page).toHaveURL('/shop?view=list');
    await expect(heading).toHaveText('Shop');
    await expect(count(page)).toHaveText('1 to 24 of 451 products');

    await openAlive(page, '/about-us');
    await menu.getByRole('link', { name: 'Shop', exact: true }).click();
    await expect(page).toHaveURL('/shop');
    await expect(heading).toHaveText('Shop');

    await choose();
    await page.getByRole('link', { name: 'Remove filter Laboratory' }).click();
    await expect(page).toHaveURL('/shop');
    await page.reload();
    await expect(page).toHaveURL('/shop');
    await expect(heading).toHaveText('Shop');
    await expect(count(page)).toHaveText('1 to 24 of 451 products');
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('filters, order and view are links and forms', async ({ page }) => {
    await page.goto('/shop');
    await page.getByRole('link', { name: 'Filters' }).click();
    await panel(page).getByRole('link', { name: 'Diagnosis' }).click();
    await panel(page).getByRole('link', { name: 'Thermometers' }).click();
    await panel(page).getByLabel('From').fill('10');
    await panel(page).getByRole('checkbox', { name: 'On sale' }).check();
    await panel(page).getByRole('button', { name: 'Apply' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thermometers');
    await expect(panel(page)).toHaveCount(0);
    const chips = page.getByRole('list', { name: 'Filters in use' });
    await expect(chips.getByRole('listitem')).toHaveText([
      'Diagnosis',
      'Thermometers',
      'From $10.00',
      'On sale',
      'Clear all',
    ]);
    await page.getByLabel('Sort by').selectOption('Price, low to high');
    await page.getByRole('button', { name: 'Sort' }).click();
    await expect(page.getByLabel('Sort by')).toHaveValue('price');
    await page.getByRole('link', { name: 'List', exact: true }).click();
    await expect(page.getByRole('link', { name: 'List', exact: true })).toHaveAttribute(
      'aria-current',
      'true',
    );
    await expect(chips.getByRole('listitem')).toHaveCount(5);
  });

  test('more products are a page further', async ({ page }) => {
    await page.goto('/shop');
    await page.getByRole('link', { name: 'Load more' }).click();
    await expect(count(page)).toHaveText('25 to 48 of 451 products');
    await page.getByRole('link', { name: 'Previous page' }).click();
    await expect(count(page)).toHaveText('1 to 24 of 451 products');
  });
});

test('any query is a page, with what can be read of it', async ({ request }) => {
  const queries = [
    'page=-1&sort=up&view=3d',
    'page=2&page=3',
    'fromPrice=-1&toPrice=1e99',
    'fromPrice=90&toPrice=10',
    'discount=1000&sale=maybe',
    'mainId=unknown&subId=../..',
    'colour=%00%01&size=%E0%A4%A',
    'manufacturer=%3Cscript%3Ealert(1)%3C/script%3E',
    `colour=${'x'.repeat(10_000)}`,
    'page=999999',
    '__proto__=1&constructor=2&=3&&&',
  ];
  for (const query of queries) {
    for (const path of ['/shop', '/search', '/shop/promotions']) {
      const response = await request.get(`${path}?keyword=gauze&${query}`);
      expect(response.status(), `${path}?${query.slice(0, 80)}`).toBe(200);
      const html = await response.text();
      expect(html).toContain('</html>');
      expect(html).not.toContain('<script>alert');
      expect(html.length).toBeLessThan(400_000);
    }
  }
});

for (const width of [390, 1280]) {
  test.describe(`at ${width} pixels`, () => {
    test.use({ viewport: { width, height: 844 } });

    test('‘Apply’ leads to the products, past filters that are not beside them', async ({ page }) => {
      await openAlive(page, '/shop?filter=open');
      await panel(page).getByLabel('From').fill('10');
      await panel(page).getByRole('button', { name: 'Apply' }).press('Enter');
      await expect(page).toHaveURL(width === 390 ? '/shop?fromPrice=10' : '/shop?fromPrice=10&filter=open');
      await expect(panel(page)).toHaveCount(width === 390 ? 0 : 1);
      if (width === 390) await expect(count(page)).toBeInViewport();
      await expect(
        width === 390 ? count(page) : panel(page).getByRole('button', { name: 'Apply' }),
      ).toBeFocused();
    });

    for (const path of ['/shop?filter=open&sale=1', '/shop?view=list', '/search?keyword=zeppelin']) {
      test(`${path} is open to everyone`, async ({ page }) => {
        await openAlive(page, path);
        expect(await violationsOf(page)).toEqual([]);
        const sideways = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        expect(sideways).toBeLessThanOrEqual(0);
      });
    }
  });
}
