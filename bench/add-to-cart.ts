import type { Browser } from 'playwright-core';
import { untilPainted } from './until-painted';

const presses = 20;

const newCount = { event: 'pointerdown', selector: '[data-boundary="cart/header-cart"]' };

/**
 * Presses 'Add to cart' on a listing that is at rest, one product after the other.
 *
 * @param url a listing
 * @returns for each press, milliseconds until the frame with the new count in the header was painted
 * @throws Error when a press does not change the count
 */
export async function addToCart(browser: Browser, url: string): Promise<number[]> {
  const context = await browser.newContext();
  try {
    const page = await context.newPage();
    await page.goto(url, { waitUntil: 'networkidle' });
    await page.waitForFunction(isHydrated);
    const times: number[] = [];
    while (times.length < presses) {
      const card = page.getByRole('article').nth(times.length);
      const button = card.getByRole('button', { name: 'Add to cart' });
      await button.scrollIntoViewIfNeeded();
      const [time] = await Promise.all([page.evaluate(untilPainted, newCount), button.click()]);
      times.push(time);
      // Adding shows the cart.
      await page.getByRole('dialog').waitFor();
      await page.keyboard.press('Escape');
      await page.getByRole('dialog').waitFor({ state: 'hidden' });
    }
    return times;
  } finally {
    await context.close();
  }
}

/** Whether React answers for both the header's count and the forms, which it marks so. Runs in the page. */
function isHydrated(): boolean {
  return ['[data-boundary="cart/header-cart"] > *', 'main form'].every((selector) =>
    Object.keys(document.querySelector(selector) ?? {}).some((key) => key.startsWith('__reactFiber')),
  );
}
