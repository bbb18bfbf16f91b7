/** Path patterns of the shell's own pages: those of P4, and the newsletter's. */
export const contentPaths = [
  '/about-us',
  '/core-team',
  '/contact-us',
  '/privacy',
  '/terms',
  '/returns',
  '/my-account',
  '/forget-password',
  '/shop/order-tracking',
  '/shop/checkout-success',
  '/comming-soon',
  '/newsletter',
  '/blog',
  '/blog/blog-grid',
  '/post/:slug',
  '/post/fullwidth/:slug',
] as const;

/** Path pattern of one of the shell's own pages. */
export type ContentPath = (typeof contentPaths)[number];

/** Addresses a visitor may expect, and the prescribed ones they lead to (P5). */
export const aliases = {
  '/about': '/about-us',
  '/contact': '/contact-us',
  '/coming-soon': '/comming-soon',
  '/forgot-password': '/forget-password',
  '/shop/with-grid-separate': '/shop/with-grid-seperate',
  '/shop/cart': '/shop/shopping-cart',
  '/wishlist': '/shop/wishlist',
  '/compare': '/shop/compare',
} as const;

/** Path patterns of what else the shell answers by itself: changes of the cart, its files, what browsers report. */
export const shellFiles = [
  '/cart',
  '/robots.txt',
  '/sitemap.xml',
  '/favicon.svg',
  '/static/*',
  '/_shell/*',
  '/_reports',
] as const;
