import type { StoredList } from '@storefront/shared/contracts/state';
import type { Locator, Page } from 'playwright-core';
import { succeeds, waitUntilInteractive } from '../browser/interactive';
import type { Visit } from './visits';

/** A visitor's action on a page. */
export interface Step {
  /** As the end of 'a visitor cannot …'. */
  readonly does: string;
  /** Throws when it is impossible. */
  readonly go: (page: Page) => Promise<unknown>;
  /** Ends the action after the look; throws when that is impossible. */
  readonly leave?: (page: Page) => Promise<unknown>;
}

/** Milliseconds in which a press opens its overlay, or closes it. */
export const openingTime = 3_000;

/** Values typed for a quote, usual and unusual, by field. The postcode precedes the suburb, which would fill it. */
export const typed = {
  firstName: ['Ada', 'Zoë-Anne'],
  lastName: ['Nguyen', 'O’Neill'],
  email: ['ada@clinic.example', 'ada+quotes@clinic.example'],
  phone: ['0412 345 678', '+61 (8) 9192-1234'],
  address: ['1 Dampier Terrace'],
  postcode: ['6725', '0800'],
  suburb: ['Broome'],
  message: ['By Friday, please.'],
} as const;

const opened = (page: Page) => page.locator('dialog[open], [role="dialog"]').first();

/** Forms that add a product to a list, by the contract's fields. */
export function addForms(page: Page, list: StoredList): Locator {
  const lists = page.locator(`[name="list"][value="${list}"]`);
  const intents = page.locator('[name="intent"][value="add"]');
  return page.locator('form[action="/cart"]').filter({ has: lists }).filter({ has: intents });
}

/** Visitors' actions on a page, found by the contract's forms and slots, not by a release's look. */
export function stepsOn({ path, lists }: Visit): readonly Step[] {
  const open = (does: string, press: (page: Page) => Locator, leave: NonNullable<Step['leave']>): Step => ({
    does,
    leave,
    async go(page) {
      await press(page).click({ timeout: openingTime });
      await opened(page).waitFor({ timeout: openingTime });
    },
  });
  const addOne = (nth: number) => (page: Page) => addForms(page, 'cart').nth(nth).locator('button').first();
  switch (`${path} with ${lists}`) {
    case '/shop with empty lists':
      return [
        open('add a product', addOne(0), closeByKeyboard),
        open('add a second product', addOne(1), closeByEscape),
      ];
    case '/shop with several products':
      return [
        open('ask for a quote', (page) => page.locator('[data-opens="quote-form"]').first(), closeByEscape),
      ];
    case '/about-us with several products':
      return [
        open(
          'open the cart',
          (page) => page.locator('header [data-opens="cart-drawer"]').first(),
          closeByEscape,
        ),
      ];
    case '/quote with several products':
      return [{ does: 'send a quote', go: sendQuote }];
    default:
      return [];
  }
}

/** Closes the overlay that a press has opened, if any. */
export async function closeWhatOpens(page: Page): Promise<void> {
  if (await succeeds(opened(page).waitFor({ timeout: openingTime }))) await closeByEscape(page);
}

async function closeByEscape(page: Page): Promise<void> {
  await page.keyboard.press('Escape');
  await opened(page).waitFor({ state: 'hidden', timeout: openingTime });
  await waitUntilInteractive(page);
}

async function closeByKeyboard(page: Page): Promise<void> {
  const control = opened(page).getByRole('button', { name: /close/i }).first();
  try {
    await control.press('Enter', { timeout: openingTime });
    await opened(page).waitFor({ state: 'hidden', timeout: openingTime });
    await waitUntilInteractive(page);
  } catch (error) {
    // It would cover the next action.
    await closeByEscape(page);
    throw error;
  }
}

async function sendQuote(page: Page): Promise<void> {
  const form = page.locator('form:has([name="firstName"])');
  await form.locator('[name="state"]').selectOption('WA');
  for (const [name, [text]] of Object.entries(typed)) await form.locator(`[name="${name}"]`).fill(text);
  await form.locator('[type="submit"]').last().click();
  await page.getByText('Quote Requested Successfully').first().waitFor();
}
