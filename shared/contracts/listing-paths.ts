/** Paths of listings, where products are chosen. */
export const listingPaths = [
  '/shop',
  '/shop/list',
  '/shop/with-grid-detail',
  '/shop/with-grid-seperate',
  '/shop/promotions',
  '/search',
] as const;
