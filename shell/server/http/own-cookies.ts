import { storedLists } from '@storefront/shared/contracts/state';

const own = new Set<string>([...storedLists, 'bucket', 'notice', 'preview', 'without']);

/** Whether a Cookie header has any of the shop's own cookies (docs/contracts.md), including changes left by earlier releases. */
export function hasOwnCookie(header = ''): boolean {
  // Names are trimmed as the bus trims them.
  return header.split(';').some((pair) => own.has((pair.split(/[=.]/, 1)[0] ?? '').trim()));
}
