/** The shop's name. */
export const brand = 'Meridian Medical & Dental';

/** A page with the metadata of its document. */
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

/** A page whose heading is its name; `canonical` is its own path without query unless another is given, null for none. */
const named = (path: string, name: string, canonical: string | null = path.replace(/\?.*/, '')): Route => ({
  path,
  page: name,
  heading: name,
  ...(canonical !== null && { canonical }),
});

/** Every route of P4, and some that do not exist. */
export const routes: readonly Route[] = [
  { path: '/', page: null, canonical: '/' },
  named('/shop', 'Shop'),
  named('/search?keyword=gloves', 'Results for ‘gloves’', '/search?keyword=gloves'),
  { path: '/product/:id', canonical: '/product/:id' },
  { path: '/product/layout-2/:id', canonical: '/product/:id' },
  { path: '/product/layout-3/:id', canonical: '/product/:id' },
  { path: '/product/sold-out/:id', canonical: '/product/:id' },
  { path: '/shop/checkout-success', page: 'Checkout', heading: 'No order was placed', noindex: true },
  named('/shop/wishlist', 'Wishlist'),
  named('/about-us', 'About Us', null),
  named('/core-team', 'Core Team', null),
  named('/contact-us', 'Contact Us', null),
  named('/privacy', 'Privacy policy', null),
  named('/terms', 'Terms', null),
  named('/returns', 'Returns', null),
  { path: '/my-account', page: 'My account', ...noAccounts },
  { path: '/forget-password', page: 'Forgotten password', ...noAccounts },
  named('/shop/shopping-cart', 'Shopping Cart'),
  named('/shop/compare?ids=a,b', 'Compare'),
  named('/shop/quick-order?lines=G-1', 'Quick order'),
  named('/shop/promotions', 'Promotions'),
  named('/shop/with-grid-detail', 'Shop', '/shop'),
  named('/shop/with-grid-seperate', 'Shop', '/shop'),
  named('/shop/list?page=2', 'Shop', '/shop?page=2'),
  named('/shop/order-tracking', 'Order Tracking', null),
  { ...named('/comming-soon', 'Coming Soon', null), noindex: true },
  named('/blog', 'Blog', null),
  named('/blog/blog-grid', 'Blog', '/blog'),
  { path: dressings, page: 'Choosing a dressing by exudate level', canonical: dressings },
  {
    path: '/post/fullwidth/keeping-autoclave-load-records',
    page: 'Keeping autoclave load records',
    canonical: '/post/keeping-autoclave-load-records',
  },
  ...homes,
  ...['/404', '/homes/home-9', '/post/unknown', '/shop/unknown'].map((path) => ({ path, ...missing })),
];
