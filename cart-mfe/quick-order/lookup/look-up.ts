import { deadline } from '@storefront/shared/api/deadline';
import type { Storefront } from '@storefront/shared/router';
import type { OrderLine } from '../text/order-line';
import type { Answers } from './answer';
import { createLookup } from './lookup';

/** What one list costs the shop at a time: a search as much as a page, a thousand SKUs as one. Pages look up the rest by themselves. */
const most = { names: 40, skus: 2_000 };

/** What the shop has by the SKUs and names of lines, as far as it says so within this time, in milliseconds. Never rejects. */
export async function lookUp(
  lines: readonly OrderLine[],
  storefront: Storefront,
  { timeout, signal }: { readonly timeout: number; readonly signal: AbortSignal },
): Promise<Answers> {
  const lookup = createLookup(storefront, most);
  const { signal: ended, release } = deadline(timeout, [signal]);
  await lookup.ask(lines, ended);
  release();
  return lookup.known();
}
