import type { Product } from '@storefront/shared/contracts/product';
import { busForTest } from '@storefront/shared/testing/bus-for-test';
import { pageForTest } from '@storefront/shared/testing/page-for-test';
import { productForTest } from '@storefront/shared/testing/product-for-test';
import { act, render, screen } from '@testing-library/react';
import fc from 'fast-check';
import { cardProduct } from './card-product';
import { ProductCard } from './ProductCard';

const show = (fields: Partial<Product> = {}) =>
  render(
    pageForTest(<ProductCard product={cardProduct(productForTest(fields))} sizes="45vw" loading="lazy" />),
  );

it('links the picture to the product’s page, in the same tab', () => {
  show({ url: 'https://supplier.test/gauze' });
  const link = screen.getByRole('link', { name: 'Gauze swabs' });
  expect(link.getAttribute('href')).toBe('/product/gauze');
  expect(link.getAttribute('target')).toBeNull();
});

it.each([
  ['the supplier’s address', 'https://supplier.test/gauze', 'https://supplier.test/gauze'],
  ['the product’s page where there is none', null, '/product/gauze'],
])('links the title to %s, in a new tab', (_, url, expected) => {
  show({ url });
  const link = screen.getByRole('link', { name: 'Gauze swabs (opens in a new tab)' });
  expect(link.getAttribute('href')).toBe(expected);
  expect(link.getAttribute('target')).toBe('_blank');
  expect(link.getAttribute('rel')).toBe('noopener');
});

it.each([
  ['Northbrook', 'Northbrook'],
  [null, 'No Brand'],
])('brand %s', (brand, label) => {
  show({ brand });
  screen.getByText(label);
});

it('shows badges, but no empty list of badges', () => {
  const { unmount } = show({ badges: ['hot', 'sale'] });
  expect(screen.getByRole('list', { name: 'Badges' }).textContent).toBe('HotSale');
  unmount();
  show();
  expect(screen.queryByRole('list')).toBeNull();
});

const actions = [
  ['button', 'Add to cart'],
  ['button', 'Add to wishlist'],
  ['link', 'Request a Quote'],
  ['link', 'Quick view'],
] as const;

it('links to a quote for its product', () => {
  show({ id: 'a&b' });
  expect(screen.getByRole('link', { name: 'Request a Quote' }).getAttribute('href')).toBe(
    '/quote?product=a%26b',
  );
});

it('shows the small print below the name, and nothing without any', () => {
  const { container, unmount } = show({ sku: 'G-1', packSize: 100, price: 12 });
  const below = container.querySelector('h3 + .small-print');
  expect(below?.textContent).toBe('G-1 Pack of 100 $0.12 each ');
  unmount();
  expect(show().container.querySelector('.small-print')).toBeNull();
});

it.each([
  ['vertical', 1],
  ['horizontal', 12],
] as const)('requests a quote for the quantity in a %s card', (layout, quantity) => {
  const bus = busForTest();
  const asked: unknown[] = [];
  bus.events.quoteAsked.subscribe((subject) => asked.push(subject));
  const product = cardProduct(productForTest());
  render(pageForTest(<ProductCard product={product} sizes="45vw" loading="lazy" layout={layout} />, { bus }));
  const field = screen.queryByRole<HTMLInputElement>('spinbutton', { name: 'Quantity' });
  if (field) field.value = '12';
  act(() => screen.getByRole('link', { name: 'Request a Quote' }).click());
  expect(asked).toEqual([{ kind: 'product', id: 'gauze', quantity }]);
});

it('says that there is no price', () => {
  show({ price: null });
  screen.getByText('Price on request');
});

it('shows HTML in a product’s texts as text', () => {
  const text = '<img src=x onerror=alert(1)>';
  show({ name: text, brand: text });
  expect(screen.getAllByText(text)).toHaveLength(2);
  expect(screen.getAllByRole('img')).toHaveLength(1);
});

it.each(['vertical', 'horizontal'] as const)('a %s card has the same content', (layout) => {
  const product = cardProduct(productForTest({ badges: ['hot'] }));
  const { container } = render(
    pageForTest(<ProductCard product={product} sizes="45vw" loading="lazy" layout={layout} />),
  );
  expect(container.querySelector('article')?.className).toBe(`card ${layout}`);
  for (const [role, name] of actions) screen.getByRole(role, { name, description: 'Gauze swabs' });
  screen.getByText('Hot');
});

it('has little HTML, because a page has two dozen cards', () => {
  const { container } = show({ badges: ['hot', 'new', 'sale'], onSale: true, salePrice: 20 });
  expect(container.querySelectorAll('*').length).toBeLessThanOrEqual(39);
});

const text = fc.oneof(fc.constant(null), fc.string({ minLength: 1 }));
const price = fc.oneof(fc.constant(null), fc.double({ min: 0, noNaN: true, noDefaultInfinity: true }));
const products = fc.record({
  id: fc.string({ minLength: 1 }),
  name: fc.string({ minLength: 1 }),
  url: fc.constantFrom(null, '/a', 'https://supplier.test/a'),
  brand: text,
  price,
  salePrice: price,
  onSale: fc.boolean(),
  badges: fc.subarray(['hot', 'new', 'sale'] as const),
});

it('renders every product that the adapters can return', () => {
  fc.assert(
    fc.property(products, (fields) => {
      const { container, unmount } = show(fields);
      expect(container.querySelectorAll('article img, article h3, article button')).toHaveLength(4);
      unmount();
    }),
    { numRuns: 100 },
  );
});
