import type { Browser } from 'playwright-core';

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
      const [time] = await Promise.all([page.evaluate(untilProductsArePainted), colour.selectOption(value)]);
      times.push(time);
      await page.waitForLoadState('networkidle');
    }
    return times;
  } finally {
    await context.close();
  }
}

/** Time from the next choice to the frame in which the chip says so. Runs in the page. */
function untilProductsArePainted(): Promise<number> {
  return new Promise((resolve, reject) => {
    const selector = '[aria-label="Filters in use"]';
    const before = document.querySelector(selector)?.textContent;
    let chosen = 0;
    addEventListener('change', () => (chosen = performance.now()), { capture: true, once: true });
    const late = setTimeout(() => reject(new Error('The choice changed nothing.')), 5_000);
    const observer = new MutationObserver(() => {
      if (document.querySelector(selector)?.textContent === before) return;
      observer.disconnect();
      clearTimeout(late);
      requestAnimationFrame(() => {
        // A message posted before a frame is painted arrives right after it was.
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => resolve(performance.now() - chosen);
        port2.postMessage(null);
      });
    });
    observer.observe(document.body, { subtree: true, childList: true, characterData: true });
  });
}
