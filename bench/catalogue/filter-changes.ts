import type { Browser } from 'playwright-core';
import { untilPainted } from '../until-painted';

const newChips = { event: 'change', selector: '[aria-label="Filters in use"]' };

/**
 * Chooses one colour after the other in the open filter panel.
 *
 * @param address of the shop
 * @returns for each, milliseconds from the choice to the frame with the new products
 * @throws Error when a choice changes nothing
 */
export async function filterChanges(browser: Browser, address: string): Promise<number[]> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  try {
    const page = await context.newPage();
    await page.goto(`${address}/shop?filter=open`, { waitUntil: 'networkidle' });
    const colour = page.getByRole('combobox', { name: 'Colour' });
    const values = await colour
      .locator('option')
      .evaluateAll((options) => options.map((option) => (option as HTMLOptionElement).value).filter(Boolean));
    const times: number[] = [];
    for (const value of values.slice(0, 10)) {
      const [time] = await Promise.all([page.evaluate(untilPainted, newChips), colour.selectOption(value)]);
      times.push(time);
      await page.waitForLoadState('networkidle');
    }
    return times;
  } finally {
    await context.close();
  }
}
