import type { Api } from '@storefront/shared/testing/api';
import { pageForTest } from '@storefront/shared/testing/page-for-test';
import { productForTest } from '@storefront/shared/testing/product-for-test';
import { act, render, screen } from '@testing-library/react';
import fc from 'fast-check';
import { renderToString } from 'react-dom/server.node';
import { unreachable } from '../../testing/load-for-test';
import { RecentlyViewed, recentlyViewed, rememberViewed } from './RecentlyViewed';

const key = 'recentlyViewed';

beforeEach(() => localStorage.clear());

it('keeps the last eight products, newest first, each once', () => {
  for (const id of ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'c']) rememberViewed(id);
  expect(recentlyViewed()).toEqual(['c', 'i', 'h', 'g', 'f', 'e', 'd', 'b']);
});

it.each([
  ['nothing', null, []],
  ['no JSON', '[a', []],
  ['no list', '{"0":"a"}', []],
  ['what is no id', JSON.stringify(['a', 5, null, '', {}, 'x'.repeat(257), 'a', 'b']), ['a', 'b']],
  ['too many', JSON.stringify([...'abcdefghij']), [...'abcdefgh']],
])('reads %s', (_, stored, expected) => {
  if (stored !== null) localStorage.setItem(key, stored);
  expect(recentlyViewed()).toEqual(expected);
});

it('reads any stored text without throwing', () => {
  fc.assert(
    fc.property(fc.oneof(fc.json(), fc.string()), (stored) => {
      localStorage.setItem(key, stored);
      const ids = recentlyViewed();
      expect(ids.length).toBeLessThanOrEqual(8);
      expect(ids.every((id) => typeof id === 'string' && id !== '')).toBe(true);
    }),
  );
});

const stored = (...ids: string[]) => localStorage.setItem('recentlyViewed', JSON.stringify(ids));
const page = (productsByIds: Api['productsByIds']) =>
  pageForTest(<RecentlyViewed current="gauze" />, { api: { productsByIds } });
const show = (productsByIds: Api['productsByIds']) => act(async () => render(page(productsByIds)));
const hrefs = () => screen.queryAllByRole('link').map((link) => link.getAttribute('href'));

beforeEach(() => localStorage.clear());

it('shows products viewed before, newest first, without this one', async () => {
  stored('tape', 'gauze', 'gone', 'swab');
  const productsByIds = jest.fn(async () => ['swab', 'gauze', 'tape'].map((id) => productForTest({ id })));
  await show(productsByIds);
  expect(productsByIds).toHaveBeenCalledWith(['tape', 'gone', 'swab'], expect.any(AbortSignal));
  screen.getByRole('heading', { level: 2, name: 'Recently viewed' });
  expect(hrefs()).toEqual(['/product/tape', '/product/swab']);
  expect(recentlyViewed()).toEqual(['gauze', 'tape', 'gone', 'swab']);
});

it('requests nothing at the first product, and stores its id', async () => {
  const productsByIds = jest.fn(async () => []);
  await show(productsByIds);
  expect(productsByIds).not.toHaveBeenCalled();
  expect(recentlyViewed()).toEqual(['gauze']);
});

it('shows nothing when the products cannot be loaded', async () => {
  stored('tape');
  await show(unreachable);
  expect(screen.queryByRole('heading')).toBeNull();
});

it('renders nothing on the server', () => {
  stored('tape');
  expect(renderToString(page(async () => []))).toBe('');
});
