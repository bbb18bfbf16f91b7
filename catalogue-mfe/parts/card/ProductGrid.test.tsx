import { pageForTest } from '@storefront/shared/testing/page-for-test';
import { productForTest } from '@storefront/shared/testing/product-for-test';
import { render, screen } from '@testing-library/react';
import { cardProduct } from './card-product';
import { ProductGrid } from './ProductGrid';

const products = ['a', 'b', 'c', 'd', 'e'].map((id) => cardProduct(productForTest({ id, name: id })));
const ofPictures = (attribute: string) =>
  screen.getAllByRole('img').map((image) => image.getAttribute(attribute));

it('is a grid of vertical cards that loads the first row’s pictures at once, the first one with high priority', () => {
  render(pageForTest(<ProductGrid products={products} />));
  expect(screen.getAllByRole('list')[0]?.className).toBe('vertical');
  expect(screen.getAllByRole('article').map(({ className }) => className)).toEqual(
    products.map(() => 'card vertical'),
  );
  expect(ofPictures('loading')).toEqual(['eager', 'eager', 'eager', 'eager', 'lazy']);
  expect(ofPictures('fetchpriority')).toEqual(['high', null, null, null, null]);
});

it('is a list of horizontal cards', () => {
  render(pageForTest(<ProductGrid products={products} layout="horizontal" />));
  expect(screen.getAllByRole('list')[0]?.className).toBe('horizontal');
  expect(screen.getAllByRole('article')[4]?.className).toBe('card horizontal');
});

it('loads all pictures lazily below the first screen', () => {
  render(pageForTest(<ProductGrid products={products} firstScreen={false} />));
  expect(new Set(ofPictures('loading'))).toEqual(new Set(['lazy']));
});
