import type { StoredList } from '@storefront/shared/contracts/state';

/** Where each list has its page (specification section 2). */
export const listPages = {
  cart: '/shop/shopping-cart',
  wishlist: '/shop/wishlist',
  compare: '/shop/compare',
} as const satisfies Record<StoredList, string>;
