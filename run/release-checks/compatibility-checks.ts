import { listPages } from '@storefront/shared/product/paths';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import type { Candidate } from 'releases/gate/candidate';
import type { Checked } from 'releases/gate/gate-report';
import type { ShownProduct } from './in-html';
import { openPage, settled } from './look';
import { asVisitor, type Cookies, type Side, setSideCookies } from './side';
import { addForms, closeWhatOpens } from './steps';
import { assignedPaths } from './visits';

/** Takes a visitor from one release to another; returns a sentence about what is lost, null for nothing. */
type CompatibilityCheck = (context: BrowserContext, from: Side, to: Side) => Promise<string | null>;

/** Most tries to go from the live release to itself. */
const maxControlTries = 3;

/** Compatibility checks: stored data and open tabs must survive a change from the live release to the candidate, and back. */
export async function compatibilityChecks(
  browser: Browser,
  [live, own]: readonly [Side, Side],
  candidate: Candidate,
  products: readonly ShownProduct[],
): Promise<Checked> {
  if (!candidate.replaced)
    return { findings: [], notes: [`There is no release of ${candidate.remote} that it replaces.`] };
  const [one = '', two = '', three = ''] = products.map(({ id }) => id);
  const assigned = assignedPaths(candidate);
  const lists = Object.entries(listPages).filter(([, path]) => assigned.includes(path));

  /** The visitor's view of each list. */
  const see = async (page: Page, { shop }: Side) => {
    const seen: string[] = [];
    for (const [list, path] of lists) {
      await openPage(page, shop + path);
      seen.push(await page.evaluate(listSeen, list));
    }
    return seen;
  };
  /** The first list that differs with another release, which gets the cookies; null when none does. */
  const changed = async (page: Page, from: Side, to: Side, of: string, cookies: Cookies = {}) => {
    const before = await see(page, from);
    await setSideCookies(page.context(), to, cookies);
    const after = await see(page, to);
    const nth = before.findIndex((seen, index) => seen !== after[index]);
    return nth < 0 ? null : `Of ${of}, ${from.name} shows ${before[nth]}, and ${to.name} ${after[nth]}.`;
  };

  /** Both releases read earlier visits' cookies alike, in every form so far (docs/contracts.md, Cookies). */
  const readAlike =
    (form: string, cookies: Cookies): CompatibilityCheck =>
    async (context, from, to) => {
      await setSideCookies(context, from, cookies);
      return changed(await context.newPage(), from, to, `cookies in the ${form} form`, cookies);
    };

  /** Each release shows what a visitor did with the other. */
  const writeAlike: CompatibilityCheck = async (context, from, to) => {
    const page = await context.newPage();
    await setSideCookies(context, from);
    await openPage(page, `${from.shop}/shop`);
    for (const nth of [0, 0, 1]) await add(page, 'cart', nth);
    await add(page, 'wishlist', 2);
    await add(page, 'compare', 3);
    return changed(page, from, to, `what ${from.name} has written`);
  };

  /** An open tab of one release follows a tab of the other. */
  const tabsFollow: CompatibilityCheck = async (context, from, to) => {
    const [before, after] = [await context.newPage(), await context.newPage()];
    await setSideCookies(context, from);
    await openPage(before, `${from.shop}/about-us`);
    await setSideCookies(context, to);
    await openPage(after, `${to.shop}/shop`);
    await add(after, 'cart', 0);
    const counted = before.locator('[data-boundary$="/header-cart"]', { hasText: '1' });
    return counted.waitFor().then(
      () => null,
      () => `An open tab of ${from.name} does not count what is added in one of ${to.name}.`,
    );
  };

  /** A quote's draft survives the change (docs/contracts.md, Quotes). */
  const draftStays: CompatibilityCheck = async (context, from, to) => {
    const page = await context.newPage();
    const firstName = page.locator('[name="firstName"]');
    await setSideCookies(context, from);
    await openPage(page, `${from.shop}/quote`);
    await firstName.fill('Ada');
    await setSideCookies(context, to);
    await openPage(page, `${to.shop}/quote`);
    if ((await firstName.inputValue()) === 'Ada') return null;
    return `What was typed for a quote with ${from.name} is gone with ${to.name}.`;
  };

  const json = (value: unknown) => encodeURIComponent(JSON.stringify(value));
  const cart = [
    { id: one, quantity: 2 },
    { id: two, quantity: 1 },
  ];
  const all: readonly CompatibilityCheck[] = [
    readAlike('compact', { cart: `${one}*2!${two}*1`, wishlist: three, compare: `${one}!${two}` }),
    readAlike('JSON', {
      cart: json(cart),
      wishlist: json([three]),
      compare: json([{ id: one }, { id: two }]),
    }),
    ...(assigned.includes('/shop') ? [writeAlike, tabsFollow] : []),
    ...(assigned.includes('/quote') ? [draftStays] : []),
  ];
  const lostBy = (cross: CompatibilityCheck, from: Side, to: Side) =>
    asVisitor(browser, (context) => cross(context, from, to)).catch(
      ({ message }: Error) =>
        `A visitor cannot go from ${from.name} to ${to.name}: ${message.split('\n')[0]}.`,
    );
  /** Losses within the live release, or not each time on a busy machine, are not the candidate's fault. */
  const lostAgain = async (cross: CompatibilityCheck, from: Side, to: Side) => {
    for (let tries = 0; tries < maxControlTries; tries += 1)
      if (!(await lostBy(cross, live, live)))
        return (await lostBy(cross, from, to)) && lostBy(cross, from, to);
    return null;
  };
  const findings: string[] = [];
  for (const cross of all)
    for (const [from, to] of [[live, own] as const, [own, live] as const]) {
      if (!(await lostBy(cross, from, to))) continue;
      const lost = await lostAgain(cross, from, to);
      if (lost) findings.push(lost);
    }
  return { findings, measured: { compatibilityChecks: 2 * all.length } };
}

/** Adds a card's product to a list. */
async function add(page: Page, list: 'cart' | 'wishlist' | 'compare', nth: number): Promise<void> {
  await addForms(page, list).nth(nth).locator('button').first().click();
  // The cart's drawer opens once its script is loaded.
  if (list === 'cart') await closeWhatOpens(page);
  else await settled(page);
}

/** Runs in the page: a list's lines and header count, by the contract's forms. */
function listSeen(list: string): string {
  const quantities = new Map<string, string>();
  for (const form of document.querySelectorAll<HTMLFormElement>('main form[action="/cart"]')) {
    const fields = new FormData(form);
    const id = String(fields.get('id') ?? '');
    if (id === '' || fields.get('list') !== list) continue;
    quantities.set(id, quantities.get(id) || String(fields.get('quantity') ?? ''));
  }
  const lines = Array.from(quantities, ([id, quantity]) => (quantity ? `${id}*${quantity}` : id));
  const place = list === 'cart' ? '[data-boundary$="/header-cart"]' : `header a[href="/shop/${list}"]`;
  const [count = '-'] = /\d+/.exec(document.querySelector(place)?.textContent ?? '') ?? [];
  return `${list} ${count} (${lines.join(', ') || 'nothing'})`;
}
