import { storedLists } from '@storefront/shared/contracts/state';

const personal = new Set<string>([...storedLists, 'notice', 'preview', 'without']);

/** Whether a Cookie header has none of the shop's own cookies but `bucket` (docs/contracts.md), changes left by earlier releases included. */
export function isAnonymous(header = ''): boolean {
  // Names are trimmed as the bus trims them.
  return !header.split(';').some((pair) => personal.has((pair.split(/[=.]/, 1)[0] ?? '').trim()));
}
