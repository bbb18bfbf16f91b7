import type { StoredList } from '@storefront/shared/contracts/state';
import type { Locator, Page } from 'playwright-core';
import { alive } from '../browser/alive';

/** CSS selector of what is over a page. */
export const overPage = 'dialog[open], [role="dialog"]';

/** How soon what a press opens is there at the latest, where nothing has to, in milliseconds. */
const openingTime = 3_000;

/** The forms of a page that change a list in one way, by the fields that the contract gives them. */
export function listForms(page: Page, list: StoredList, intent: 'add' | 'up'): Locator {
  const lists = page.locator(`[name="list"][value="${list}"]`);
  const intents = page.locator(`[name="intent"][value="${intent}"]`);
  return page.locator('form[action="/cart"]').filter({ has: lists }).filter({ has: intents });
}

/** Presses what changes it so. */
export async function pressIn(form: Locator, intent: 'add' | 'up'): Promise<void> {
  const own = form.locator(`button[name="intent"][value="${intent}"]`);
  await ((await own.count()) > 0 ? own : form.locator('button')).first().click();
}

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
