import type { StoredList } from './state';

/** Names of the lists in texts for visitors: 'your compare listing' (P58). */
export const spokenLists = {
  cart: 'cart',
  wishlist: 'wishlist',
  compare: 'compare listing',
} as const satisfies Record<StoredList, string>;
