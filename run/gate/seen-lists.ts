import type { StoredList } from '@storefront/shared/contracts/state';
import { listPages } from '@storefront/shared/product/paths';
import type { Page } from 'playwright-core';
import { alive } from '../browser/alive';

/** What a visitor sees of a list: the lines of its page, and how many the header counts. */
export interface SeenList {
  readonly list: StoredList;
  /** As `id*quantity`, or `id` where there are no quantities. */
  readonly lines: readonly string[];
  /** Null where nothing counts them. */
  readonly count: string | null;
}

/**
 * Looks at a visitor's lists by what the contract says of them: a form for each line, and places of the header.
 *
 * @param assigned patterns of the pages that there are
 */
export async function seenLists(
  page: Page,
  address: string,
  assigned: readonly string[],
): Promise<SeenList[]> {
  const seen: SeenList[] = [];
  for (const [list, path] of Object.entries(listPages) as [StoredList, string][]) {
    if (!assigned.includes(path)) continue;
    await page.goto(address + path);
    await alive(page);
    const lines = await page.evaluate(linesOf, list);
    seen.push({ list, lines, count: await page.evaluate(countedIn, list) });
  }
  return seen;
}

/** How two visits to the same lists differ, for a sentence: the first list that does; null when none does. */
export function listDifference(one: readonly SeenList[], other: readonly SeenList[]): string | null {
  const [ones, others] = [one, other].map((seen) =>
    seen.map(({ list, lines, count }) => `${list} ${count ?? '-'} (${lines.join(', ') || 'nothing'})`),
  );
  const differing = ones?.findIndex((text, nth) => text !== others?.[nth]) ?? -1;
  return differing < 0 ? null : `${ones?.[differing]} against ${others?.[differing]}`;
}

/** Runs in the page: the first number of what the header has for a list; null where it has nothing. */
export function countedIn(list: string): string | null {
  const place = list === 'cart' ? '[data-boundary$="/header-cart"]' : `header a[href="/shop/${list}"]`;
  const text = document.querySelector(place)?.textContent ?? '';
  return /\d+/.exec(text)?.[0] ?? null;
}

/** Runs in the page. No function has a name within it, for tsx would give it one by a function that pages do not have. */
function linesOf(list: string): string[] {
  const quantities = new Map<string, string>();
  for (const form of document.querySelectorAll<HTMLFormElement>('main form[action="/cart"]')) {
    const fields = new FormData(form);
    const id = String(fields.get('id') ?? '');
    if (id === '' || fields.get('list') !== list) continue;
    quantities.set(id, quantities.get(id) || String(fields.get('quantity') ?? ''));
  }
  return [...quantities].map(([id, quantity]) => (quantity ? `${id}*${quantity}` : id));
}
