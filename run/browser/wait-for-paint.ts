import type { Page } from 'playwright-core';

/** Resolves when all changes so far are painted. A page without scripts paints before it has loaded, and answers no callback. */
export async function waitForPaint(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      matchMedia('(scripting: enabled)').matches &&
      new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
}
