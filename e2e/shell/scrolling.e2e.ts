import { openAlive } from '../support/alive';
import { expect, test } from '../support/storefront-test';

for (const width of [390, 1280]) {
  test.describe(`at ${width} pixels`, () => {
    test.use({ viewport: { width, height: 844 } });

    test('what an anchor leads to is clear of the header', async ({ page }) => {
      await openAlive(page, '/quote');
      await page.evaluate(() => document.getElementById('quote-email')?.scrollIntoView());
      const header = await page.getByRole('banner').boundingBox();
      const field = await page.locator('#quote-email').boundingBox();
      expect(header?.y).toBe(0);
      expect(field?.y).toBeGreaterThan(header?.height ?? 0);
    });

    test('Back leads to where the visitor was', async ({ page }) => {
      await openAlive(page, '/shop');
      const last = page.getByRole('article').last().getByRole('link').first();
      await last.scrollIntoViewIfNeeded();
      const before = await page.evaluate(() => scrollY);
      expect(before).toBeGreaterThan(500);
      await last.click();
      await expect(page).toHaveURL(/\/product\//);
      await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
      await page.goBack();
      await expect(page).toHaveURL('/shop');
      await expect.poll(() => page.evaluate(() => scrollY)).toBe(before);
    });
  });
}
