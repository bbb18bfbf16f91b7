import type { Product } from '@storefront/shared/contracts/product';
import { pageForTest } from '@storefront/shared/testing/page-for-test';
import { productForTest } from '@storefront/shared/testing/product-for-test';
import { act, render, screen } from '@testing-library/react';
import { useLayoutEffect, useRef } from 'react';
import { Suggestions } from './Suggestions';

beforeEach(() => jest.useFakeTimers());

/** A box with text typed after the list was rendered, before its effects run. */
function TypedMeanwhile() {
  const input = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => {
    if (input.current) input.current.value = 'gauze';
  }, []);
  return (
    <>
      <input ref={input} />
      <Suggestions id="list" input={input} onShow={() => {}} />
    </>
  );
}

interface Found {
  readonly products?: readonly Partial<Product>[];
  readonly searchedFor?: string;
}

async function suggest({ products = [], searchedFor }: Found) {
  const found = products.map((product, nth) => productForTest({ id: `${nth}`, ...product }));
  const listProducts = async () => ({ products: found, total: found.length, searchedFor });
  await act(async () => void render(pageForTest(<TypedMeanwhile />, { api: { listProducts } })));
  await act(() => jest.advanceTimersByTimeAsync(200));
}

const cells = () => screen.getAllByRole('gridcell').map(({ textContent }) => textContent);
const hrefs = () => screen.getAllByRole('link').map((link) => link.getAttribute('href'));

const swabs = { name: 'Gauze swabs', category: 'Swabs', categoryId: 'a' };

test('two categories come first, then products with SKU, pack, price of each and the matched words in bold', async () => {
  await suggest({
    products: [
      { ...swabs, sku: 'WND-1', packSize: 50, price: 10 },
      { ...swabs, name: 'Roll of gauze' },
      { name: 'Cuffs', category: 'Cuffs', categoryId: 'b' },
      { name: 'Cups', category: 'Cups', categoryId: 'c' },
    ],
  });
  expect(cells().slice(0, 4)).toEqual([
    'gauze in Swabs',
    'gauze in Cuffs',
    'Gauze swabs $10.00 WND-1 · Pack\u00a0of\u00a050 · $0.20\u00a0each',
    'Add',
  ]);
  expect(hrefs()[1]).toBe('/search?keyword=gauze&subId=b');
  const bold = [...document.querySelectorAll('b')].map(({ textContent }) => textContent);
  expect(bold).toEqual(['Gauze', 'gauze']);
  expect(screen.queryByText(/^Showing/)).toBeNull();
});

test.each([
  ['another word', 'scales', 'Showing ‘scales’; nothing has ‘gauze’. 1 suggestion'],
  ['a completion', 'gauzes', '1 suggestion'],
])('says that it shows %s', async (_what, searchedFor, status) => {
  await suggest({ products: [swabs], searchedFor });
  expect(screen.getByRole('status').textContent).toBe(status);
});

test('asks for what is not found', async () => {
  await suggest({});
  screen.getByRole('grid', { name: 'Suggestions' });
  expect(cells()).toEqual(['Nothing found: ask us for ‘gauze’']);
  expect(hrefs()).toEqual(['/quote?message=gauze']);
  expect(screen.getByRole('status').textContent).toBe('No suggestions');
});

test('uses text typed while the code loads', async () => {
  const listProducts = async () => ({ products: [productForTest({ name: 'Gauze swabs' })], total: 1 });
  await act(async () => void render(pageForTest(<TypedMeanwhile />, { api: { listProducts } })));
  await act(() => jest.advanceTimersByTimeAsync(200));
  screen.getByRole('gridcell', { name: /^Gauze swabs/ });
});
