import { deadline } from '@storefront/shared/api/deadline';
import type { Storefront } from '@storefront/shared/router';
import type { OrderLine } from '../text/order-line';
import type { Answers } from './answer';
import { createLookup } from './lookup';

/** What the shop has by the SKUs and names of lines, as far as it says so within this time, in milliseconds. Never rejects. */
export async function lookUp(
  lines: readonly OrderLine[],
  storefront: Storefront,
  { timeout, signal }: { readonly timeout: number; readonly signal: AbortSignal },
): Promise<Answers> {
  const lookup = createLookup(storefront);
  const { signal: ended, release } = deadline(timeout, [signal]);
  await lookup.ask(lines, ended);
  release();
  return lookup.known();
}
