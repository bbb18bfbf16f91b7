import type { Page } from '@playwright/test';
import { violationsOf } from 'run/browser/violations-of';
import { waitForPaint } from 'run/browser/wait-for-paint';
import { holdRequests } from '../support/hold-requests';
import { openInteractive, reloadInteractive } from '../support/interactive';
import { expect, ports, test } from '../support/storefront-test';

const cards = (page: Page) => page.getByRole('article');
const count = (page: Page) => page.getByRole('main').getByRole('status').first();
const panel = (page: Page) => page.getByRole('region', { name: 'Filters' });

test('a filter applies at once, keeps the page in its place, and Back removes it', async ({ page }) => {
  await openInteractive(page, '/shop?filter=open');
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
  await waitForPaint(page);
  expect((await colour.boundingBox())?.y).toBeCloseTo(before?.y ?? 0, 0);

  const narrowed = await count(page).textContent();
  await reloadInteractive(page);
  await expect(count(page)).toHaveText(narrowed ?? '');
  await expect(panel(page).getByLabel('Colour')).toHaveValue(value);

  await page.goBack();
  await expect(count(page)).toHaveText('1 to 24 of 451 products');
  await expect(panel(page).getByLabel('Colour')).toHaveValue('');
});

test('while other products load, skeletons of the same size replace the cards', async ({ page }) => {
  await openInteractive(page, '/shop');
  const held = await holdRequests(page, `http://localhost:${ports.backend}/api/v1/product?**`);
  const before = await cards(page).first().boundingBox();
  await page.getByLabel('Sort by').selectOption('Newest first');
  await expect(page.locator('[aria-busy=true]')).toHaveCount(1);
  await expect(cards(page).first().getByRole('heading', { includeHidden: true })).toBeHidden();
  expect(await cards(page).first().boundingBox()).toEqual(before);
  held.letGo();
  await expect(page).toHaveURL('/shop?sort=newest');
  await expect(cards(page).first().getByRole('heading')).toBeVisible();
});

test('more products load below, and are still there after Back', async ({ page }) => {
  await openInteractive(page, '/shop');
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

test('‘Apply’ leads to the products if the filters are not beside them, and both layouts are accessible', async ({
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
  await openInteractive(page, '/shop?filter=open&sale=1');
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
