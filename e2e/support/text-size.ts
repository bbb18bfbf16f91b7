import type { Page } from '@playwright/test';
import { expect } from './storefront-test';

/** Sizes of text a visitor may choose in the browser's settings, in percent of the usual one. */
export const textSizes = [100, 150, 200] as const;

/** Sets the size of the text as the browser's own setting does; zoom would make the window smaller instead. */
export async function setTextSize(page: Page, percent: number): Promise<void> {
  const standard = (16 * percent) / 100;
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setFontSizes', {
    fontSizes: { standard, fixed: Math.round((13 * percent) / 100) },
  });
  await expect(page.locator('html')).toHaveCSS('font-size', `${standard}px`);
}
