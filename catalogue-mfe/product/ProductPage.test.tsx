import type { Product } from '@storefront/shared/contracts/product';
import { busForTest } from '@storefront/shared/testing/bus-for-test';
import { pageForTest } from '@storefront/shared/testing/page-for-test';
import { productForTest } from '@storefront/shared/testing/product-for-test';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { cardProduct } from '../card/card-product';
import { type Failed, isFailed } from '../loaded-or-failed';
import { ProductPage } from './ProductPage';
import type { ProductData } from './product-loader';

interface Shown {
  readonly related?: readonly string[] | Failed;
  readonly soldOut?: boolean;
}

function show(fields: Partial<Product> = {}, { related = [], soldOut = false }: Shown = {}) {
  const data: ProductData = {
    product: productForTest(fields),
    related: isFailed(related) ? related : related.map((id) => cardProduct(productForTest({ id, name: id }))),
  };
  const bus = busForTest();
  render(pageForTest(<ProductPage soldOut={soldOut} />, { address: '/product/gauze', data, bus }));
  return bus;
}

beforeEach(() => localStorage.clear());

it('shows what the product is', () => {
  show({ brand: 'Northbrook', description: 'Soft.', mainCategory: 'Wound Care', category: 'Tapes' });
  screen.getByRole('heading', { level: 1, name: 'Gauze swabs' });
  for (const text of ['Northbrook', '$12.50', 'Soft.', 'Wound Care', 'Tapes']) screen.getByText(text);
});

it('leaves out what is not known', () => {
  show();
  screen.getByText('No Brand');
  expect(screen.queryByRole('heading', { name: 'Description' })).toBeNull();
});

it('adds the chosen quantity to the cart', () => {
  show();
  const form = screen.getByRole('button', { name: 'Add to cart' }).closest('form');
  expect(Object.fromEntries(new FormData(form ?? undefined))).toMatchObject({
    id: 'gauze',
    quantity: '1',
    return: '/product/gauze',
  });
});

it('offers a quote, for the chosen quantity', () => {
  const asked: unknown[] = [];
  show().events.quoteAsked.subscribe((subject) => asked.push(subject));
  const link = screen.getByRole('link', { name: 'Request a quote' });
  expect(link.getAttribute('href')).toBe('/quote?product=gauze');
  fireEvent.change(screen.getByRole('spinbutton', { name: 'Quantity' }), { target: { value: '4' } });
  fireEvent.click(link);
  expect(asked).toEqual([{ kind: 'product', id: 'gauze', quantity: 4 }]);
});

it('cannot be added when it is sold out, but still be quoted', () => {
  show({}, { soldOut: true, related: ['tape'] });
  screen.getByText('Sold out.');
  screen.getByRole('link', { name: 'Request a quote' });
  expect(screen.queryByRole('button', { name: 'Add to cart' })).toBeNull();
  expect(document.querySelector('link[rel=canonical]')?.getAttribute('href')).toBe(
    'https://shop.test/product/gauze',
  );
});

it('has a way to try again when the product could not be loaded', async () => {
  render(pageForTest(<ProductPage />, { address: '/product/gauze', data: { failed: true } }));
  await screen.findByText('This product could not be loaded');
  expect(screen.queryByRole('button', { name: 'Add to cart' })).toBeNull();
});

it('shows the way through the shop, which ends here', () => {
  show({ mainCategory: 'Wound Care', mainCategoryId: 'm1', category: 'Gauze', categoryId: 'c1' });
  const way = within(screen.getByRole('navigation', { name: 'Breadcrumb' }));
  expect(way.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Home', '/'],
    ['Shop', '/shop'],
    ['Wound Care', '/shop?mainId=m1'],
    ['Gauze', '/shop?subId=c1'],
  ]);
  expect(way.getByText('Gauze swabs').getAttribute('aria-current')).toBe('page');
});

it('has the fixed rating, named as a sample', () => {
  show();
  expect(screen.getByRole('img', { name: 'Sample rating' }).textContent).toBe('★★★★★');
  expect(screen.getByRole('heading', { level: 1 }).nextElementSibling?.textContent).toContain('(1 review)');
});

it('groups the samples, and says that they are', () => {
  show();
  const samples = screen.getByRole('region', { name: 'Sample details' });
  expect(samples.textContent).toContain('They change nothing in your cart or quote.');
  const names = (group: string) =>
    within(within(samples).getByRole('group', { name: group }))
      .getAllByRole('radio')
      .map((radio) => (radio as HTMLInputElement).labels?.[0]?.textContent);
  expect(names('Size')).toEqual(['Small', 'Medium', 'Large']);
  expect(names('Colour')).toEqual(['White', 'Blue', 'Green', 'Charcoal']);
  within(samples).getByText('SAMPLE-0001');
  const tags = within(samples).getAllByRole('link');
  expect(tags.length).toBeGreaterThan(0);
  for (const tag of tags) expect(tag.getAttribute('href')).toBe('/shop');
  expect(samples.querySelector('form')).toBeNull();
  expect(samples.closest('form')).toBeNull();
});

it('is shared by plain links', () => {
  show();
  const links = within(screen.getByRole('navigation', { name: 'Share' })).getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href')?.split(/[:?]/, 2)[0])).toEqual([
    'mailto',
    'https',
    'https',
    'https',
  ]);
  for (const link of links.slice(1)) {
    expect([link.getAttribute('target'), link.getAttribute('rel')]).toEqual(['_blank', 'noopener']);
    expect(link.getAttribute('href')).toContain(encodeURIComponent('https://shop.test/product/gauze'));
  }
});

it.each([
  ['Add to wishlist', 'wishlistItems', 'This item has been added to your wishlist'],
  ['Compare', 'compareItems', 'This product has been added to your compare listing!'],
] as const)('%s', (name, items, text) => {
  const bus = show();
  const said: unknown[] = [];
  bus.events.notices.subscribe((notice) => said.push(notice));
  act(() => screen.getByRole('button', { name }).click());
  expect(bus.state().ecomerce[items]).toEqual([{ id: 'gauze', quantity: 1 }]);
  expect(said).toEqual([{ kind: 'success', title: 'Success!', text }]);
});

it('shows related products as cards', () => {
  show({}, { related: ['tape', 'swab'] });
  const related = screen.getByRole('region', { name: 'Related products' });
  expect(within(related).getAllByRole('article')).toHaveLength(2);
});

it('offers to load related products again when they failed', async () => {
  await act(async () => void show({}, { related: { failed: true } }));
  screen.getByText('Related products could not be loaded');
});

it('shows nothing where nothing is related or was viewed', () => {
  show();
  expect(screen.queryByRole('heading', { name: 'Related products' })).toBeNull();
  expect(screen.queryByRole('heading', { name: 'Recently viewed' })).toBeNull();
});

it('tells search engines what it is', () => {
  show({ description: 'Soft.</script>' });
  const [product, way] = [...document.querySelectorAll('script[type="application/ld+json"]')].map((script) =>
    JSON.parse(script.textContent ?? ''),
  );
  expect(product).toMatchObject({ '@type': 'Product', description: 'Soft.</script>' });
  expect(way).toMatchObject({ '@type': 'BreadcrumbList' });
});

it('shows HTML in a product’s texts as text', () => {
  const text = '<img src=x onerror=alert(1)>';
  show({ name: text, description: text, brand: text });
  expect(screen.getAllByText(text).length).toBeGreaterThanOrEqual(3);
  expect(document.querySelector('img[src=x]')).toBeNull();
});
