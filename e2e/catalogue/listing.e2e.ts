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

  test('chips are removed one by one or all at once, prices sort both ways, and meanwhile cards are skeletons of their size', async ({
    page,
  }) => {
    await openAlive(page, '/shop?sale=1&fromPrice=0.01&toPrice=90');
    await page.getByRole('link', { name: 'Remove filter On sale' }).click();
    await expect(page).toHaveURL('/shop?fromPrice=0.01&toPrice=90');

    const isSorted = async (isInOrder: (one: number, next: number) => boolean) => {
      const texts = await cards(page).locator('.price-now').allTextContents();
      const prices = texts.map((text) => Number(text.replaceAll(/[$,]/g, '')));
      return (
        prices.length > 1 && prices.every((price, place) => isInOrder(prices[place - 1] ?? price, price))
      );
    };
    await page.getByLabel('Sort by').selectOption('Price, low to high');
    await expect(page).toHaveURL(/sort=price$/);
    await expect.poll(() => isSorted((one, next) => one <= next)).toBe(true);
    await page.getByLabel('Sort by').selectOption('Price, high to low');
    await expect(page).toHaveURL(/sort=price-desc$/);
    await expect.poll(() => isSorted((one, next) => one >= next)).toBe(true);
    await page.getByRole('link', { name: 'Clear all' }).click();
    await expect(page).toHaveURL('/shop?sort=price-desc');
    await expect(page.getByRole('list', { name: 'Filters in use' })).toHaveCount(0);

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
});

test('without scripts more products are a page further', async ({ request }) => {
  const textAt = async (path: string) => (await request.get(path)).text();
  expect(await textAt('/shop')).toMatch(/<a [^>]*href="\/shop\?page=2"[^>]*>Load more</);
  const further = (await textAt('/shop?page=2')).replaceAll('<!-- -->', '');
  expect(further).toContain('25 to 48 of 451 products');
  expect(further).toMatch(/<a [^>]*href="\/shop"[^>]*>Previous page</);
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

test('‘Apply’ leads to the products, past filters that are not beside them, which are open to everyone', async ({
  page,
}) => {
  const apply = panel(page).getByRole('button', { name: 'Apply' });
  const expectNothingWrong = async () => {
    expect(await violationsOf(page, 'main')).toEqual([]);
    const sideways = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(sideways).toBeLessThanOrEqual(0);
  };
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 1280, height: 844 });
  await openAlive(page, '/shop?filter=open&sale=1');
  await panel(page).getByLabel('From').fill('10');
  await apply.press('Enter');
  await expect(page).toHaveURL('/shop?fromPrice=10&sale=1&filter=open');
  await expect(apply).toBeFocused();

  await page.setViewportSize({ width: 390, height: 844 });
  await expectNothingWrong();
  await panel(page).getByLabel('From').fill('20');
  await apply.press('Enter');
  await expect(page).toHaveURL('/shop?fromPrice=20&sale=1');
  await expect(panel(page)).toHaveCount(0);
  await expect(count(page)).toBeInViewport();
  await expect(count(page)).toBeFocused();
});
