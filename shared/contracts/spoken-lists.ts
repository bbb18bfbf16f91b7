import type { StoredList } from './state';

/** What a list is called where visitors read or hear of it: 'your compare listing' (P58). */
export const spokenLists = {
  cart: 'cart',
  wishlist: 'wishlist',
  compare: 'compare listing',
} as const satisfies Record<StoredList, string>;
