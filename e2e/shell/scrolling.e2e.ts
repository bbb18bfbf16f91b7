import { openInteractive } from '../support/interactive';
import { expect, test } from '../support/storefront-test';

const widths = [390, 1280];

test('the target of an anchor is clear of the header', async ({ page }) => {
  await openInteractive(page, '/quote');
  for (const width of widths) {
    await page.setViewportSize({ width, height: 844 });
    await page.evaluate(() => {
      scrollTo(0, 0);
      document.getElementById('quote-email')?.scrollIntoView();
    });
    const header = await page.getByRole('banner').boundingBox();
    const field = await page.locator('#quote-email').boundingBox();
    expect(header?.y, `at ${width}`).toBe(0);
    expect(field?.y, `at ${width}`).toBeGreaterThan(header?.height ?? 0);
  }
});

test('Back restores the scroll position', async ({ page }) => {
  await openInteractive(page, '/shop');
  for (const width of widths) {
    await page.setViewportSize({ width, height: 844 });
    const last = page.getByRole('article').last().getByRole('link').first();
    await last.scrollIntoViewIfNeeded();
    const before = await page.evaluate(() => scrollY);
    expect(before, `at ${width}`).toBeGreaterThan(500);
    await last.click();
    await expect(page).toHaveURL(/\/product\//);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    await page.goBack();
    await expect(page).toHaveURL('/shop');
    await expect.poll(() => page.evaluate(() => scrollY), `at ${width}`).toBe(before);
  }
});
