import type { Page } from '@playwright/test';
import { openAlive } from '../support/alive';
import { cookieOf, keepInCookie, sampleProducts } from '../support/cart-steps';
import { expect, test } from '../support/storefront-test';

const tray = (page: Page) => page.getByRole('region', { name: 'Products to compare' });

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled });

    test('a listing shows what is being compared, and what is not any more goes', async ({
      page,
      context,
      request,
    }) => {
      const products = await sampleProducts(request, 3);
      await keepInCookie(context, 'compare', products.map(({ id }) => id).join('!'));
      await openAlive(page, '/shop?page=2');
      await expect(tray(page).getByRole('listitem')).toHaveCount(3);
      await expect(tray(page).getByRole('link', { name: 'Compare (3)' })).toBeInViewport({ ratio: 1 });
      if (javaScriptEnabled) {
        await expect(tray(page).getByRole('img').first()).toHaveAttribute(
          'alt',
          products[0]?.productName ?? '',
        );
      }
      await tray(page)
        .getByRole('listitem')
        .nth(1)
        .getByRole('button', { name: /^Do not compare/ })
        .click();
      await expect(tray(page).getByRole('listitem')).toHaveCount(2);
      await expect(page).toHaveURL('/shop?page=2');
      expect(await cookieOf(context, 'compare')).toBe(`${products[0]?.id}!${products[2]?.id}`);
      await tray(page).getByRole('link', { name: 'Compare (2)' }).click();
      await expect(page.getByRole('columnheader').getByRole('link')).toHaveText([
        products[0]?.productName ?? '',
        products[2]?.productName ?? '',
      ]);
      await expect(tray(page)).toHaveCount(0);
    });

    test('the choice is cleared in one press, and the tray goes', async ({ page, context, request }) => {
      const products = await sampleProducts(request, 2);
      await keepInCookie(context, 'compare', products.map(({ id }) => id).join('!'));
      await openAlive(page, '/search?keyword=gauze');
      await tray(page).getByRole('button', { name: 'Clear the comparison' }).click();
      await expect(tray(page)).toHaveCount(0);
      await expect(page).toHaveURL('/search?keyword=gauze');
      expect(await cookieOf(context, 'compare')).toBe('');
    });

    test('there is no tray without a choice', async ({ page }) => {
      await openAlive(page, '/shop');
      await expect(page.getByRole('article')).toHaveCount(24);
      await expect(tray(page)).toHaveCount(0);
    });
  });
}

test('the tray comes with the first product that is chosen, when the visitor is back on the listing', async ({
  page,
}) => {
  await openAlive(page, '/shop');
  const name = await page.getByRole('article').first().getByRole('img').first().getAttribute('alt');
  await page.getByRole('article').first().getByRole('img').first().click();
  await page.getByRole('button', { name: 'Compare', exact: true }).click();
  await expect(tray(page)).toHaveCount(0);
  await page.goBack();
  await expect(tray(page).getByRole('img', { name: name ?? '' })).toBeVisible();
  await expect(tray(page).getByRole('link', { name: 'Compare (1)' })).toBeVisible();
});

test('what has the focus is never under the tray', async ({ page, context, request }) => {
  const [product] = await sampleProducts(request, 1);
  await keepInCookie(context, 'compare', product?.id ?? '');
  await page.setViewportSize({ width: 390, height: 700 });
  await openAlive(page, '/shop');
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
