import { pathTable } from '../remotes/path-table';

/** Path patterns of the shell's own pages: those of P4, and the newsletter's. */
export const contentPaths = [
  '/about-us',
  '/core-team',
  '/contact-us',
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

const find = pathTable(
  [...contentPaths, ...Object.keys(aliases)].map((pattern) => ({ pattern, value: null })),
);

/** Whether a path is one of the shell's own pages or an alias, so that their code is needed for it. */
export function isContentPath(pathname: string): boolean {
  return find(pathname) !== null;
}
