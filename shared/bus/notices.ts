import { spokenLists } from '../contracts/spoken-lists';
import { maxQuantity, type Notice, type StoredList } from '../contracts/state';

/** Texts of P58. */
const addedTexts = {
  wishlist: 'This item has been added to your wishlist',
  compare: 'This product has been added to your compare listing!',
} as const;

/** Said after an item came into the wishlist or the compare list. */
export function addedNotice(list: 'wishlist' | 'compare'): Notice {
  return { kind: 'success', title: 'Success!', text: addedTexts[list] };
}

/** Said when an item is added that the list already has (P40). */
export function alreadyNotice(list: 'wishlist' | 'compare'): Notice {
  return { kind: 'info', title: 'No change', text: `Already in your ${spokenLists[list]}` };
}

/** Said when a line of the cart has as many already as one can have (P37). */
export const mostNotice: Notice = {
  kind: 'info',
  title: 'No change',
  text: `Your cart has ${maxQuantity} of it already, the most there can be.`,
};

/** Said when a change would not fit into the list's cookie (P36). */
export function fullNotice(list: StoredList): Notice {
  const text = `Your ${spokenLists[list]} is full. Nothing was changed: remove an item, then try again.`;
  return { kind: 'warning', title: 'No room', text };
}

/** Said once when the browser does not keep the cookies. */
export const notKeptNotice: Notice = {
  kind: 'warning',
  title: 'Not saved',
  text: 'Your browser does not keep cookies for this shop, so what you add lasts only until this page is closed or reloaded.',
};
