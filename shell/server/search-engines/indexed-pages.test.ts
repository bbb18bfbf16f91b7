import { contentPaths } from '@storefront/shared/contracts/shell-paths';
import { indexedPages } from './indexed-pages';

test('pages of one visitor, samples of what there is not, copies, and what a shop may lack are left out', () => {
  expect(contentPaths.filter((path) => !path.includes(':') && !indexedPages.includes(path))).toEqual([
    '/privacy',
    '/terms',
    '/returns',
    '/my-account',
    '/forget-password',
    '/shop/checkout-success',
    '/comming-soon',
    '/newsletter',
    '/blog/blog-grid',
  ]);
});

test('every page is there once', () => {
  expect(new Set(indexedPages).size).toBe(indexedPages.length);
});
