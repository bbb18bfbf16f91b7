import type { Browser } from 'playwright-core';

const presses = 20;

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
    const buttons = page.getByRole('button', { name: 'Add to cart' });
    const products = await buttons.count();
    const times: number[] = [];
    while (times.length < presses) {
      const button = buttons.nth(times.length % products);
      await button.scrollIntoViewIfNeeded();
      const [time] = await Promise.all([page.evaluate(untilCountIsPainted), button.click()]);
      times.push(time);
    }
    return times;
  } finally {
    await context.close();
  }
}

/** Whether React answers for both the header's count and the forms, which it marks so. Runs in the page. */
function isHydrated(): boolean {
  return ['[data-boundary="cart/badge"] > *', 'main form'].every((selector) =>
    Object.keys(document.querySelector(selector) ?? {}).some((key) => key.startsWith('__reactFiber')),
  );
}

/** Time from the next press to the frame that shows another count. Runs in the page. */
function untilCountIsPainted(): Promise<number> {
  return new Promise((resolve, reject) => {
    const badge = document.querySelector('[data-boundary="cart/badge"]');
    const before = badge?.textContent;
    let pressed = 0;
    addEventListener(
      'pointerdown',
      ({ timeStamp }) => {
        pressed = timeStamp;
      },
      { capture: true, once: true },
    );
    const late = setTimeout(() => reject(new Error('The count in the header did not change.')), 5_000);
    const observer = new MutationObserver(() => {
      if (badge?.textContent === before) return;
      observer.disconnect();
      clearTimeout(late);
      requestAnimationFrame(() => {
        // A message posted before a frame is painted arrives right after it was.
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => resolve(performance.now() - pressed);
        port2.postMessage(null);
      });
    });
    observer.observe(badge ?? document, { subtree: true, childList: true, characterData: true });
  });
}
