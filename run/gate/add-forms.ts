import type { StoredList } from '@storefront/shared/contracts/state';
import type { Locator, Page } from 'playwright-core';

/** The forms of a page that add a product to a list, by the fields that the contract gives them. */
export function addForms(page: Page, list: StoredList): Locator {
  const lists = page.locator(`[name="list"][value="${list}"]`);
  const intents = page.locator('[name="intent"][value="add"]');
  return page.locator('form[action="/cart"]').filter({ has: lists }).filter({ has: intents });
}
