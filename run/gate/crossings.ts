import { listPages } from '@storefront/shared/product/paths';
import type { Browser, Page } from 'playwright-core';
import { alive } from '../browser/alive';
import { addForms } from './add-forms';
import { asVisitor } from './as-visitor';
import type { Side } from './crossing-sides';
import { closeWhatOpens } from './over-page';
import { sampleId } from './sample-backend';
import { countedIn, listDifference, seenLists } from './seen-lists';

/** Where visitors go from one release to another. */
export interface CrossedShop {
  readonly browser: Browser;
  readonly address: string;
  /** Patterns of the pages that there are. */
  readonly assigned: readonly string[];
}

/** Takes a visitor from one release to another; says in a sentence what is lost, null when nothing is. */
export type Crossing = (shop: CrossedShop, from: Side, to: Side) => Promise<string | null>;

/** A visitor's lists in the forms that cookies have had (docs/contracts.md, Cookies). */
const keptLists: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  compact: {
    cart: `${sampleId(0)}*2!${sampleId(1)}*1`,
    wishlist: sampleId(2),
    compare: `${sampleId(0)}!${sampleId(4)}`,
  },
  JSON: {
    cart: jsonOf([
      { id: sampleId(0), quantity: 2 },
      { id: sampleId(1), quantity: 1 },
    ]),
    wishlist: jsonOf([sampleId(2)]),
    compare: jsonOf([{ id: sampleId(0) }, { id: sampleId(4) }]),
  },
};

/** Cookies of earlier visits, in each form, say the same to both. */
export const readAlike = Object.entries(keptLists).map(
  ([form, lists]): Crossing =>
    async ({ browser, address, assigned }, from, to) => {
      const cookies = Object.entries(lists).map(([name, value]) => ({ name, value, url: address }));
      const seenWith = (side: Side) =>
        asVisitor(browser, async (context) => {
          await context.addCookies(cookies);
          await side.use(context);
          return seenLists(await context.newPage(), address, assigned);
        });
      const difference = listDifference(await seenWith(from), await seenWith(to));
      return difference && `Of cookies in the ${form} form ${from.name} and ${to.name} show ${difference}.`;
    },
);

/** What a visitor does with the one, the other shows. */
export const writeAlike: Crossing = ({ browser, address, assigned }, from, to) =>
  asVisitor(browser, async (context) => {
    const page = await context.newPage();
    await from.use(context);
    await fillLists(page, address, assigned);
    const written = await seenLists(page, address, assigned);
    await to.use(context);
    const difference = listDifference(written, await seenLists(page, address, assigned));
    return difference && `Of what ${from.name} has written ${from.name} and ${to.name} show ${difference}.`;
  });

/** An open tab of the one follows what is done in a tab of the other. */
export const tabsFollow: Crossing = ({ browser, address }, from, to) =>
  asVisitor(browser, async (context) => {
    const [before, after] = [await context.newPage(), await context.newPage()];
    await from.use(context);
    await open(before, `${address}/about-us`);
    if ((await before.evaluate(countedIn, 'cart')) === null) return null;
    await to.use(context);
    await open(after, `${address}/shop`);
    if (!(await add(after, 'cart', 0))) return null;
    const counted = before.locator('[data-boundary$="/header-cart"]', { hasText: '1' });
    return counted.waitFor().then(
      () => null,
      () => `An open tab of ${from.name} does not count what is added in one of ${to.name}.`,
    );
  });

/** What was typed for a quote with the one is there with the other (docs/contracts.md, Quotes). */
export const draftStays: Crossing = ({ browser, address }, from, to) =>
  asVisitor(browser, async (context) => {
    const page = await context.newPage();
    const firstName = page.locator('[name="firstName"]');
    await from.use(context);
    await open(page, `${address}/quote`);
    await firstName.fill('Ada');
    await to.use(context);
    await open(page, `${address}/quote`);
    if ((await firstName.inputValue()) === 'Ada') return null;
    return `What was typed for a quote with ${from.name} is gone with ${to.name}.`;
  });

/** As somebody does who goes through the shop. */
async function fillLists(page: Page, address: string, assigned: readonly string[]): Promise<void> {
  await open(page, `${address}/shop`);
  for (const nth of [0, 0, 1]) await add(page, 'cart', nth);
  await add(page, 'wishlist', 2);
  await add(page, 'compare', 3);
  if (!assigned.includes(listPages.cart)) return;
  await open(page, address + listPages.cart);
  const more = page.locator('button[name="intent"][value="up"]').first();
  if ((await more.count()) > 0) await more.click();
}

/** Adds the product of a card to a list; says whether the card has a form for that. */
async function add(page: Page, list: 'cart' | 'wishlist' | 'compare', nth: number): Promise<boolean> {
  const form = addForms(page, list).nth(nth);
  if ((await form.count()) === 0) return false;
  await form.locator('button').first().click();
  await closeWhatOpens(page);
  return true;
}

async function open(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await alive(page);
}

function jsonOf(value: unknown): string {
  return encodeURIComponent(JSON.stringify(value));
}
