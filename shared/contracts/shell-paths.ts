/** Path patterns of the shell's own pages: those of P4, and those of the newsletter. */
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
  '/newsletter/unsubscribe',
  '/blog',
  '/blog/blog-grid',
  '/post/:slug',
  '/post/fullwidth/:slug',
] as const;

/** Path pattern of one of the shell's own pages. */
export type ContentPath = (typeof contentPaths)[number];

/** Redirects from likely addresses to the specified ones (P5). */
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

/** Path patterns of the shell's other answers: cart changes, its files, and browser reports. */
export const shellFiles = [
  '/cart',
  '/robots.txt',
  '/sitemap.xml',
  '/favicon.svg',
  '/static/*',
  '/_shell/*',
  '/_reports',
] as const;
