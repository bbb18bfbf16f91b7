import type { Api } from '@storefront/shared/testing/api';
import { pageForTest } from '@storefront/shared/testing/page-for-test';
import { productForTest } from '@storefront/shared/testing/product-for-test';
import { act, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server.node';
import { unreachable } from '../load-for-test';
import { RecentlyViewed } from './RecentlyViewed';
import { recentlyViewed } from './recently-viewed';

const stored = (...ids: string[]) => localStorage.setItem('recentlyViewed', JSON.stringify(ids));
const page = (productsByIds: Api['productsByIds']) =>
  pageForTest(<RecentlyViewed current="gauze" />, { api: { productsByIds } });
const show = (productsByIds: Api['productsByIds']) => act(async () => render(page(productsByIds)));
const hrefs = () => screen.queryAllByRole('link').map((link) => link.getAttribute('href'));

beforeEach(() => localStorage.clear());

it('shows what was viewed before, newest first, without the product of this page', async () => {
  stored('tape', 'gauze', 'gone', 'swab');
  const productsByIds = jest.fn(async () => ['swab', 'gauze', 'tape'].map((id) => productForTest({ id })));
  await show(productsByIds);
  expect(productsByIds).toHaveBeenCalledWith(['tape', 'gone', 'swab'], expect.any(AbortSignal));
  screen.getByRole('heading', { level: 2, name: 'Recently viewed' });
  expect(hrefs()).toEqual(['/product/tape', '/product/swab']);
  expect(recentlyViewed()).toEqual(['gauze', 'tape', 'gone', 'swab']);
});

it('asks for nothing the first time, and remembers', async () => {
  const productsByIds = jest.fn(async () => []);
  await show(productsByIds);
  expect(productsByIds).not.toHaveBeenCalled();
  expect(recentlyViewed()).toEqual(['gauze']);
});

it('is not there when they cannot be had', async () => {
  stored('tape');
  await show(unreachable);
  expect(screen.queryByRole('heading')).toBeNull();
});

it('is nothing on the server', () => {
  stored('tape');
  expect(renderToString(page(async () => []))).toBe('');
});
