import { deadline } from '@storefront/shared/api/deadline';
import type { Storefront } from '@storefront/shared/router';
import type { OrderLine } from '../text/order-line';
import type { Answers } from './answer';
import { createLookup } from './lookup';

/** How many names of one list are searched for at a time: each costs the shop as much as a page, and pages look up the rest by themselves. */
const maxNames = 40;

/** What the shop has by the SKUs and names of lines, as far as it says so within this time, in milliseconds. Never rejects. */
export async function lookUp(
  lines: readonly OrderLine[],
  storefront: Storefront,
  { timeout, signal }: { readonly timeout: number; readonly signal: AbortSignal },
): Promise<Answers> {
  const lookup = createLookup(storefront, maxNames);
  const { signal: ended, release } = deadline(timeout, [signal]);
  await lookup.ask(lines, ended);
  release();
  return lookup.known();
}
