import type { StoredList } from '@storefront/shared/contracts/state';
import type { Locator, Page } from 'playwright-core';
import { alive, succeeds } from '../browser/alive';
import type { Visit } from './visits';

/** Something that a visitor does on a page. */
export interface Step {
  /** As the end of 'a visitor cannot …'. */
  readonly does: string;
  /** Throws when it cannot be done. */
  readonly go: (page: Page) => Promise<unknown>;
  /** Likewise, once what it has led to was looked at. */
  readonly leave?: (page: Page) => Promise<unknown>;
}

/** How soon what a press opens is there, and gone again, in milliseconds. */
export const openingTime = 3_000;

/** What is typed for a quote, by the names of the fields: the usual, and the unusual. The postcode is before the suburb, which would fill it. */
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

/** The forms of a page that add a product to a list, by the fields that the contract gives them. */
export function addForms(page: Page, list: StoredList): Locator {
  const lists = page.locator(`[name="list"][value="${list}"]`);
  const intents = page.locator('[name="intent"][value="add"]');
  return page.locator('form[action="/cart"]').filter({ has: lists }).filter({ has: intents });
}

/** What visitors do on a page, by what the contract says of forms and places and not by how a release looks. */
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

/** Closes what a press has opened over the page, if anything. */
export async function closeWhatOpens(page: Page): Promise<void> {
  if (await succeeds(opened(page).waitFor({ timeout: openingTime }))) await closeByEscape(page);
}

async function closeByEscape(page: Page): Promise<void> {
  await page.keyboard.press('Escape');
  await opened(page).waitFor({ state: 'hidden', timeout: openingTime });
  await alive(page);
}

async function closeByKeyboard(page: Page): Promise<void> {
  const control = opened(page).getByRole('button', { name: /close/i }).first();
  try {
    await control.press('Enter', { timeout: openingTime });
    await opened(page).waitFor({ state: 'hidden', timeout: openingTime });
    await alive(page);
  } catch (error) {
    // It would be over what is done next.
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
