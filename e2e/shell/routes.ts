/** The shop's name. */
export const brand = 'Meridian Medical & Dental';

/** A page and what its document says of it. */
export interface Route {
  /** `:id` stands for a product of the catalogue. */
  readonly path: string;
  /** Name of the page in its title; null for the home page, missing for a product's. */
  readonly page?: string | null;
  readonly heading?: string;
  readonly status?: 404;
  readonly canonical?: string;
  readonly noindex?: true;
}

const homes = [2, 3, 4, 5, 6, 7].map((nth) => ({ path: `/homes/home-${nth}`, page: null, canonical: '/' }));
const dressings = '/post/choosing-a-dressing-by-exudate-level';
const missing = {
  page: 'Page not found',
  heading: 'We could not find that page',
  status: 404,
  noindex: true,
} as const;
const noAccounts = { heading: 'Accounts are not available', noindex: true } as const;

/** Every route of P4, and some that do not exist. */
export const routes: readonly Route[] = [
  { path: '/', page: null, canonical: '/' },
  { path: '/shop', page: 'Shop', heading: 'Shop', canonical: '/shop' },
  {
    path: '/search?keyword=gloves',
    page: 'Results for ‘gloves’',
    heading: 'Results for ‘gloves’',
    canonical: '/search?keyword=gloves',
  },
  { path: '/product/:id', canonical: '/product/:id' },
  { path: '/product/layout-2/:id', canonical: '/product/:id' },
  { path: '/product/layout-3/:id', canonical: '/product/:id' },
  { path: '/product/sold-out/:id', canonical: '/product/:id' },
  { path: '/shop/checkout-success', page: 'Checkout', heading: 'No order was placed', noindex: true },
  {
    path: '/shop/wishlist',
    page: 'Wishlist',
    heading: 'Wishlist',
    canonical: '/shop/wishlist',
  },
  { path: '/about-us', page: 'About Us', heading: 'About Us' },
  { path: '/core-team', page: 'Core Team', heading: 'Core Team' },
  { path: '/contact-us', page: 'Contact Us', heading: 'Contact Us' },
  { path: '/privacy', page: 'Privacy policy', heading: 'Privacy policy' },
  { path: '/terms', page: 'Terms', heading: 'Terms' },
  { path: '/returns', page: 'Returns', heading: 'Returns' },
  { path: '/my-account', page: 'My account', ...noAccounts },
  { path: '/forget-password', page: 'Forgotten password', ...noAccounts },
  {
    path: '/shop/shopping-cart',
    page: 'Shopping Cart',
    heading: 'Shopping Cart',
    canonical: '/shop/shopping-cart',
  },
  {
    path: '/shop/compare?ids=a,b',
    page: 'Compare',
    heading: 'Compare',
    canonical: '/shop/compare',
  },
  {
    path: '/shop/quick-order?lines=G-1',
    page: 'Quick order',
    heading: 'Quick order',
    canonical: '/shop/quick-order',
  },
  { path: '/shop/promotions', page: 'Promotions', heading: 'Promotions', canonical: '/shop/promotions' },
  { path: '/shop/with-grid-detail', page: 'Shop', heading: 'Shop', canonical: '/shop' },
  { path: '/shop/with-grid-seperate', page: 'Shop', heading: 'Shop', canonical: '/shop' },
  { path: '/shop/list?page=2', page: 'Shop', heading: 'Shop', canonical: '/shop?page=2' },
  { path: '/shop/order-tracking', page: 'Order Tracking', heading: 'Order Tracking' },
  { path: '/comming-soon', page: 'Coming Soon', heading: 'Coming Soon', noindex: true },
  { path: '/blog', page: 'Blog', heading: 'Blog' },
  { path: '/blog/blog-grid', page: 'Blog', heading: 'Blog', canonical: '/blog' },
  { path: dressings, page: 'Choosing a dressing by exudate level', canonical: dressings },
  {
    path: '/post/fullwidth/keeping-autoclave-load-records',
    page: 'Keeping autoclave load records',
    canonical: '/post/keeping-autoclave-load-records',
  },
  ...homes,
  ...['/404', '/homes/home-9', '/post/unknown', '/shop/unknown'].map((path) => ({ path, ...missing })),
];
