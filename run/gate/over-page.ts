import type { Page } from 'playwright-core';
import { alive } from '../browser/alive';

/** CSS selector of what is over a page. */
export const overPage = 'dialog[open], [role="dialog"]';

/** How soon what a press opens is there at the latest, where nothing has to, in milliseconds. */
const openingTime = 3_000;

/** Closes what a press has opened over the page, if anything. */
export async function closeWhatOpens(page: Page): Promise<void> {
  const dialog = page.locator(overPage).first();
  try {
    await dialog.waitFor({ timeout: openingTime });
  } catch {
    return;
  }
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'hidden' });
  await alive(page);
}
