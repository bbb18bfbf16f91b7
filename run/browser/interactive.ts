import type { Page } from 'playwright-core';

/** Waits until a page is interactive: hydrated, or without scripts parsed. */
export async function waitUntilInteractive(page: Page): Promise<void> {
  if (!(await page.evaluate(() => matchMedia('(scripting: enabled)').matches)))
    return page.waitForLoadState('domcontentloaded');
  await page.locator('body.loaded').waitFor({ state: 'attached' });
  await page.waitForFunction(everyBoundaryIsHydrated);
  await waitForOverlayHistory(page);
}

/** Waits until the browser has left the history entry of a closed overlay; that step back would end a navigation begun meanwhile. */
export async function waitForOverlayHistory(page: Page): Promise<void> {
  await page.waitForFunction(
    () => !history.state?.overPage || document.querySelector('dialog[open], [role=dialog]'),
  );
}

/** Runs in the page. On hydration React sets properties on an element, on a boundary's outermost one last. */
export function everyBoundaryIsHydrated(): boolean {
  return [...document.querySelectorAll('[data-boundary]')].every((element) =>
    Object.keys(element).some((key) => key.startsWith('__reactProps$')),
  );
}

/** Whether a promise is fulfilled. */
export function succeeds(work: Promise<unknown>): Promise<boolean> {
  return work.then(
    () => true,
    () => false,
  );
}
