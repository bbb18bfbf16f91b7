import { violationsOf } from 'run/browser/violations-of';
import { openAlive } from '../support/alive';
import { addButton, closeDrawer } from '../support/cart-steps';
import { expect, test } from '../support/storefront-test';

test.describe('on a wide screen', () => {
  test('a menu opens by key, one at a time, and Escape leads back to its button', async ({ page }) => {
    await openAlive(page, '/shop');
    const menu = page.getByRole('navigation', { name: 'Main' });
    const categories = menu.getByText('Categories', { exact: true });
    await categories.focus();
    await page.keyboard.press('Enter');
    await expect(menu.getByRole('link', { name: 'Gauze & Swabs' })).toBeVisible();

    await menu.getByText('Pages', { exact: true }).first().click();
    await expect(menu.getByRole('link', { name: 'Promotions' })).toBeVisible();
    await expect(menu.getByRole('link', { name: 'Gauze & Swabs' })).toBeHidden();
    await page.keyboard.press('Escape');
    await expect(menu.getByRole('link', { name: 'Promotions' })).toBeHidden();
    await expect(menu.getByText('Pages', { exact: true }).first()).toBeFocused();
  });

  test('a link of the menu leads on in place, and the page says so', async ({ page }) => {
    await openAlive(page, '/shop');
    await page.evaluate(() => Object.assign(globalThis, { stays: true }));
    const menu = page.getByRole('navigation', { name: 'Main' });
    await menu.getByText('Pages', { exact: true }).first().click();
    await menu.getByRole('link', { name: 'Shopping cart' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Shopping Cart/);
    await expect(page.locator('[aria-live=polite]')).toHaveText(/^Shopping Cart/);
    await expect(page.locator('#content')).toBeFocused();
    await expect(menu.getByRole('link', { name: 'Shopping cart' })).toBeHidden();
    expect(await page.evaluate(() => 'stays' in globalThis)).toBe(true);
  });

  test('a main category is kept, and its products are shown', async ({ page }) => {
    await openAlive(page, '/');
    const menu = page.getByRole('navigation', { name: 'Main' });
    await menu.getByText('Categories', { exact: true }).click();
    await menu.getByRole('link', { name: 'Laboratory', exact: true }).click();
    await expect(page).toHaveURL(/\/shop\?mainId=/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Laboratory');
    const kept = await page.evaluate(() => localStorage.getItem('sMain'));
    expect(page.url()).toContain(`mainId=${kept}`);
  });

  test('a menu has no violation', async ({ page }) => {
    await page.goto('/shop');
    for (const name of ['Categories', 'Pages', 'Home layouts']) {
      await page.getByRole('navigation', { name: 'Main' }).getByText(name, { exact: true }).first().click();
      expect(await violationsOf(page, '.site-header')).toEqual([]);
    }
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('the drawer is 400 wide or the screen, keeps the focus, and gives it back', async ({ page }) => {
    await openAlive(page, '/shop');
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
  });

  test('the drawer closes when one of its links is followed', async ({ page }) => {
    await openAlive(page, '/');
    await page.getByRole('button', { name: 'Menu' }).click();
    const drawer = page.getByRole('dialog', { name: 'Menu' });
    await drawer.locator('summary', { hasText: 'Pages' }).click();
    await drawer.getByRole('link', { name: 'Shopping cart' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Shopping Cart/);
    await expect(drawer).toBeHidden();
    await expect(page.locator('#content')).toBeFocused();
  });

  test('the bar counts what is in the cart', async ({ page }) => {
    await openAlive(page, '/shop');
    await addButton(page).click();
    await closeDrawer(page);
    const cart = page.getByRole('navigation', { name: 'Shortcuts' }).getByLabel('Cart, 1 item');
    await expect(cart).toBeVisible();
    await page.reload();
    await expect(cart).toBeVisible();
  });

  test('the search opens and closes', async ({ page }) => {
    await openAlive(page, '/shop');
    const search = page.getByRole('combobox', { name: 'Search for products' });
    await expect(search).toBeHidden();
    await page.getByRole('button', { name: 'Open search' }).click();
    await expect(search).toBeVisible();
    await page.getByRole('button', { name: 'Close search' }).click();
    await expect(search).toBeHidden();
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('menus open, and on a phone behind one link, which takes no more room than its bar', async ({
    page,
  }) => {
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

test('there is a notice while there is no network', async ({ page, context }) => {
  await openAlive(page, '/shop');
  // No picture is under way.
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await expect(page.getByText('You are offline.')).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText('You are offline.')).toBeHidden();
});
