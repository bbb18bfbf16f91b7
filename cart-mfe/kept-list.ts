/** The lists without quantities, and what their pages call them (decision 15). */
export const keptLists = {
  wishlist: { items: 'wishlistItems', path: '/shop/wishlist', heading: 'Wishlist', spoken: 'wishlist' },
  compare: { items: 'compareItems', path: '/shop/compare', heading: 'Compare', spoken: 'compare list' },
} as const;

/** Name of a list without quantities. */
export type KeptList = keyof typeof keptLists;
