import { violationsOf } from 'run/browser/violations-of';
import { addButton, closeDrawer } from '../support/cart-steps';
import { openInteractive } from '../support/interactive';
import { expect, test } from '../support/storefront-test';
import { tabTo } from '../support/tab-to';

test('on a wide screen menus open by key, one at a time, Escape returns, and a link loads no document', async ({
  page,
}) => {
  await openInteractive(page, '/shop');
  await page.evaluate(() => Object.assign(globalThis, { stays: true }));
  const menu = page.getByRole('navigation', { name: 'Main' });
  const entry = (name: string) => menu.getByText(name, { exact: true }).first();
  await entry('Categories').focus();
  await page.keyboard.press('Enter');
  await expect(menu.getByRole('link', { name: 'Gauze & Swabs' })).toBeVisible();
  expect(await violationsOf(page, '.site-header')).toEqual([]);

  for (const [name, link] of [
    ['Home layouts', 'Home 2'],
    ['Pages', 'Promotions'],
  ] as const) {
    await entry(name).click();
    await expect(menu.getByRole('link', { name: link })).toBeVisible();
    await expect(menu.locator('details[open]')).toHaveCount(1);
    expect(await violationsOf(page, '.site-header')).toEqual([]);
  }
  await page.keyboard.press('Escape');
  await expect(menu.getByRole('link', { name: 'Promotions' })).toBeHidden();
  await expect(entry('Pages')).toBeFocused();

  await entry('Pages').click();
  await menu.getByRole('link', { name: 'Shopping cart' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Shopping Cart/);
  await expect(page.locator('[aria-live=polite]')).toHaveText(/^Shopping Cart/);
  await expect(page.locator('#content')).toBeFocused();
  await expect(menu.getByRole('link', { name: 'Shopping cart' })).toBeHidden();
  expect(await page.evaluate(() => 'stays' in globalThis)).toBe(true);
});

test('on a phone the menu is at most 400 wide, keeps the focus and returns it; the search opens and closes, and the bar counts', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openInteractive(page, '/shop');
  const button = page.getByRole('button', { name: 'Menu' });
  await button.focus();
  await page.keyboard.press('Enter');
  const drawer = page.getByRole('dialog', { name: 'Menu' });
  await expect(drawer).toBeVisible();
  await expect(drawer.getByRole('link', { name: 'Wound Care' })).toBeVisible();
  await expect.poll(async () => (await drawer.boundingBox())?.x).toBe(0);
  expect((await drawer.boundingBox())?.width).toBe(390);
  expect(await violationsOf(page, '[role=dialog]')).toEqual([]);
  await page.setViewportSize({ width: 700, height: 844 });
  await expect.poll(async () => (await drawer.boundingBox())?.width).toBe(400);
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
  await expect(button).toBeFocused();

  await page.setViewportSize({ width: 390, height: 844 });
  const search = page.getByRole('combobox', { name: 'Search for products' });
  await expect(search).toBeHidden();
  await page.getByRole('button', { name: 'Open search' }).click();
  await expect(search).toBeVisible();
  await page.getByRole('button', { name: 'Close search' }).click();
  await expect(search).toBeHidden();

  await addButton(page).click();
  await closeDrawer(page);
  await expect(page.getByRole('navigation', { name: 'Shortcuts' }).getByLabel('Cart, 1 item')).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('menus open, and on a phone one link opens them', async ({ page }) => {
    await page.goto('/shop');
    const menu = page.getByRole('navigation', { name: 'Main' });
    await menu.getByText('Categories', { exact: true }).click();
    await menu.getByRole('link', { name: 'Gauze & Swabs' }).click();
    await expect(page).toHaveURL(/\/shop\?subId=\w+$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Gauze & Swabs');

    await page.setViewportSize({ width: 390, height: 844 });
    await page.getByRole('button', { name: 'Open search' }).click();
    await expect(page.getByRole('searchbox', { name: 'Search for products' })).toBeVisible();
    await page.getByRole('button', { name: 'Close search' }).click();
    await expect(menu).toBeHidden();
    await page.getByRole('link', { name: 'Menu', exact: true }).click();
    await menu.locator('summary', { hasText: 'Pages' }).click();
    await menu.getByRole('link', { name: 'Promotions' }).scrollIntoViewIfNeeded();
    await expect(menu.getByRole('link', { name: 'Promotions' })).toBeInViewport();
    await menu.getByRole('link', { name: 'Close menu' }).click();
    await expect(menu).toBeHidden();
  });
});

test('?boundaries=1 shows which release each part of the page is of', async ({ page }) => {
  await page.goto('/shop?boundaries=1');
  const label = await page
    .locator('[data-boundary=catalogue]')
    .evaluate((element) => getComputedStyle(element, '::before').content);
  expect(label).toMatch(/catalogue.*\d+\.\d+\.\d+/);
});

test('the first Tab stop skips the header; on a phone search and menu open, close and lead on', async ({
  page,
}) => {
  await openInteractive(page, '/about-us');
  const skip = page.getByRole('link', { name: 'Skip to content' });
  await page.keyboard.press('Tab');
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('main').getByRole('link', { name: 'the shop', exact: true })).toBeFocused();

  await page.setViewportSize({ width: 390, height: 844 });
  const open = page.getByRole('button', { name: 'Open search' });
  const box = page.getByRole('combobox', { name: 'Search for products' });
  await tabTo(open);
  await page.keyboard.press('Enter');
  await expect(box).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(box).toBeHidden();
  await expect(open).toBeFocused();

  await tabTo(page.getByRole('button', { name: 'Menu' }));
  await page.keyboard.press('Space');
  const drawer = page.getByRole('dialog', { name: 'Menu' });
  await expect(drawer).toBeVisible();
  await tabTo(drawer.locator('summary', { hasText: 'Pages' }));
  await page.keyboard.press('Enter');
  await tabTo(drawer.getByRole('link', { name: 'Coming soon' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Coming Soon');
  await expect(drawer).toBeHidden();
  await expect(page.locator('#content')).toBeFocused();

  await tabTo(open);
  await page.keyboard.press('Enter');
  await page.keyboard.type('gauze');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Results for ‘gauze’');
  await expect(box).toBeHidden();
});
