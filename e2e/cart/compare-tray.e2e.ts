import type { Page } from '@playwright/test';
import { openAlive } from '../support/alive';
import { cookieOf, keepInCookie, sampleProduct, sampleProducts } from '../support/cart-steps';
import { expect, test } from '../support/storefront-test';

const tray = (page: Page) => page.getByRole('region', { name: 'Products to compare' });

for (const [how, javaScriptEnabled, path] of [
  ['with JavaScript', true, '/shop?page=2'],
  ['without JavaScript', false, '/search?keyword=gauze'],
] as const) {
  test.describe(how, () => {
    test.use({ javaScriptEnabled });

    test('a listing shows what is being compared, lets it be removed and cleared, and then no tray', async ({
      page,
      context,
      request,
    }) => {
      const products = await sampleProducts(request, 3);
      await keepInCookie(context, 'compare', products.map(({ id }) => id).join('!'));
      await openAlive(page, path);
      await expect(tray(page).getByRole('listitem')).toHaveCount(3);
      await expect(tray(page).getByRole('link', { name: 'Compare (3)' })).toBeInViewport({ ratio: 1 });
      await tray(page)
        .getByRole('listitem')
        .nth(1)
        .getByRole('button', { name: /^Do not compare/ })
        .click();
      await expect(tray(page).getByRole('listitem')).toHaveCount(2);
      await expect(page).toHaveURL(path);
      expect(await cookieOf(context, 'compare')).toBe(`${products[0]?.id}!${products[2]?.id}`);
      await tray(page).getByRole('link', { name: 'Compare (2)' }).click();
      await expect(page.getByRole('columnheader').getByRole('link')).toHaveText([
        products[0]?.productName ?? '',
        products[2]?.productName ?? '',
      ]);
      await expect(tray(page)).toHaveCount(0);

      await page.goBack();
      await tray(page).getByRole('button', { name: 'Clear the comparison' }).click();
      await expect(tray(page)).toHaveCount(0);
      await expect(page.getByRole('article').first()).toBeVisible();
      await expect(page).toHaveURL(path);
      expect(await cookieOf(context, 'compare')).toBe('');
    });
  });
}

test('the first product that is chosen is said and counted, and in the tray of who comes back, under which nothing has the focus', async ({
  page,
  request,
}) => {
  const { productName } = await sampleProduct(request);
  await openAlive(page, '/shop');
  await expect(page.getByRole('article')).toHaveCount(24);
  await expect(tray(page)).toHaveCount(0);
  await page.getByRole('article').first().getByRole('img').first().click();
  await page.getByRole('button', { name: 'Compare', exact: true }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Success!' })).toContainText(
    'This product has been added to your compare listing!',
  );
  await expect(page.getByRole('banner').getByRole('link', { name: 'Compare, 1 item' })).toBeVisible();
  await expect(tray(page)).toHaveCount(0);
  await page.goBack();
  await expect(tray(page).getByRole('img', { name: productName })).toBeVisible();
  await expect(tray(page).getByRole('link', { name: 'Compare (1)' })).toBeVisible();

  await page.setViewportSize({ width: 390, height: 700 });
  await page.getByRole('article').first().getByRole('link').first().focus();
  for (let press = 0; press < 25; press++) {
    await page.keyboard.press('Tab');
    const covered = await page.evaluate(() => {
      const focused = document.activeElement;
      const under = focused?.closest('article')
        ? document.querySelector('[aria-label="Products to compare"]')
        : null;
      if (!focused || !under) return false;
      return focused.getBoundingClientRect().bottom > under.getBoundingClientRect().top;
    });
    expect(covered).toBe(false);
  }
});
