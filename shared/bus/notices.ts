import { spokenLists } from '../contracts/spoken-lists';
import { maxQuantity, type Notice, type StoredList } from '../contracts/state';

/** Texts of P58. */
const addedTexts = {
  wishlist: 'This item has been added to your wishlist',
  compare: 'This product has been added to your compare listing!',
} as const;

/** Notice of an addition to the wishlist or the compare list. */
export function addedNotice(list: 'wishlist' | 'compare'): Notice {
  return { kind: 'success', title: 'Success!', text: addedTexts[list] };
}

/** Notice that the list already has the item (P40). */
export function alreadyNotice(list: 'wishlist' | 'compare'): Notice {
  return { kind: 'info', title: 'No change', text: `Already in your ${spokenLists[list]}` };
}

/** Notice that a cart line already has the maximum quantity (P37). */
export const mostNotice: Notice = {
  kind: 'info',
  title: 'No change',
  text: `Your cart already has ${maxQuantity} of this product, the most it can hold.`,
};

/** Notice that a change does not fit the list's cookie (P36). */
export function fullNotice(list: StoredList): Notice {
  const text = `Your ${spokenLists[list]} is full. Nothing was changed: remove an item, then try again.`;
  return { kind: 'warning', title: 'No room', text };
}

/** Notice that the browser refuses cookies; shown once. */
export const notKeptNotice: Notice = {
  kind: 'warning',
  title: 'Not saved',
  text: 'Your browser does not keep cookies for this shop, so what you add lasts only until this page is closed or reloaded.',
};
