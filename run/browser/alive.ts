import type { Page } from 'playwright-core';

/** Waits until a page can be pressed: with its scripts at work, where it may have any. */
export async function alive(page: Page): Promise<void> {
  if (!(await page.evaluate(() => matchMedia('(scripting: enabled)').matches))) return;
  await page.locator('body.loaded').waitFor({ state: 'attached' });
  await page.waitForFunction(everyBoundaryIsHydrated);
  await entryTakenBack(page);
}

/**
 * Waits until the browser has left the history entry of what was open over the page; the step back ends a navigation that
 * begins meanwhile.
 */
export async function entryTakenBack(page: Page): Promise<void> {
  await page.waitForFunction(
    () => !history.state?.overPage || document.querySelector('dialog[open], [role=dialog]'),
  );
}

/** Runs in the page. React sets its properties on an element when it hydrates it, the outermost of a boundary last. */
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
