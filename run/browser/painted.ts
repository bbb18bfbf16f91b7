import type { Page } from 'playwright-core';

/** Resolves when what has changed so far is on the screen. */
export async function painted(page: Page): Promise<void> {
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
}
