import { posts } from '../../src/content/posts';

/** Paths of the pages that search engines may list besides products, categories and policies: all that are neither `noindex` nor a copy. */
export const indexedPages: readonly string[] = [
  '/',
  '/shop',
  '/shop/promotions',
  '/quote',
  '/about-us',
  '/core-team',
  '/contact-us',
  '/shop/order-tracking',
  '/blog',
  ...posts.map(({ slug }) => `/post/${slug}`),
];
