import type { Product } from '@storefront/shared/contracts/product';
import { busForTest } from '@storefront/shared/testing/bus-for-test';
import { pageForTest } from '@storefront/shared/testing/page-for-test';
import { productForTest } from '@storefront/shared/testing/product-for-test';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { type Failed, isFailed } from '../../data/loaded-or-failed';
import { cardProduct } from '../../parts/card/card-product';
import { screenForTest } from '../../testing/screen-for-test';
import { type ProductData, productDetail } from './load-product';
import { ProductPage } from './ProductPage';

interface Shown {
  readonly related?: readonly string[] | Failed;
  readonly soldOut?: boolean;
}

function show(fields: Partial<Product> = {}, { related = [], soldOut = false }: Shown = {}) {
  const data: ProductData = {
    product: productDetail(productForTest(fields)),
    related: isFailed(related) ? related : related.map((id) => cardProduct(productForTest({ id, name: id }))),
  };
  const bus = busForTest();
  render(pageForTest(<ProductPage soldOut={soldOut} />, { address: '/product/gauze', data, bus }));
  return bus;
}

beforeEach(() => localStorage.clear());

it("shows the product's details", () => {
  show({ brand: 'Northbrook', description: 'Soft.', mainCategory: 'Wound Care', category: 'Tapes' });
  screen.getByRole('heading', { level: 1, name: 'Gauze swabs' });
  for (const text of ['Northbrook', '$12.50', 'Soft.', 'Wound Care', 'Tapes']) screen.getByText(text);
  for (const name of ['Add to wishlist', 'Compare']) screen.getByRole('button', { name });
});

it('leaves out unknown details', () => {
  show();
  screen.getByText('No Brand');
  for (const name of ['Description', 'Details', 'Related products', 'Recently viewed'])
    expect(screen.queryByRole('heading', { name })).toBeNull();
  expect(screen.queryByRole('navigation', { name: 'Variants' })).toBeNull();
});

it('shows price and a second ‘Add to cart’ when the first is scrolled out of sight', async () => {
  const { moveTo } = screenForTest();
  const bus = show();
  const buttons = () => screen.getAllByRole('button', { name: 'Add to cart' });
  expect(buttons()).toHaveLength(1);
  await act(async () => {
    fireEvent.scroll(window);
    await import('./BuyBar');
  });
  const bar = () => buttons().at(-1)?.closest('.bar');
  expect(buttons()).toHaveLength(2);
  expect(bar()?.textContent).toContain('$12.50');
  await moveTo(-100);
  expect(bar()?.className).toBe('bar');
  await moveTo(0);
  expect(bar()?.className).toBe('bar wanted');

  fireEvent.change(screen.getByRole('spinbutton', { name: 'Quantity' }), { target: { value: '4' } });
  fireEvent.click(buttons().at(-1) ?? document.body);
  expect(bus.state().ecomerce.cartItems).toEqual([{ id: 'gauze', quantity: 4 }]);
});

it('offers a quote for the chosen quantity', () => {
  const asked: unknown[] = [];
  show().events.quoteAsked.subscribe((subject) => asked.push(subject));
  const link = screen.getByRole('link', { name: 'Request a quote' });
  expect(link.getAttribute('href')).toBe('/quote?product=gauze');
  fireEvent.change(screen.getByRole('spinbutton', { name: 'Quantity' }), { target: { value: '4' } });
  fireEvent.click(link);
  expect(asked).toEqual([{ kind: 'product', id: 'gauze', quantity: 4 }]);
});

it('makes the quote the main button of a product without a price, which can still be added', () => {
  const bus = show({ price: null });
  const asked: unknown[] = [];
  bus.events.quoteAsked.subscribe((subject) => asked.push(subject));
  fireEvent.change(screen.getByRole('spinbutton', { name: 'Quantity' }), { target: { value: '4' } });
  const quote = screen.getByRole('link', { name: 'Request a quote' });
  fireEvent.click(quote);
  expect(asked).toEqual([{ kind: 'product', id: 'gauze', quantity: 4 }]);
  const add = screen.getByRole('button', { name: 'Add to cart' });
  expect([quote.className, add.className]).toEqual(['btn btn-primary', 'btn btn-outline-primary']);
});

it('offers only a quote for a sold-out product', async () => {
  show({ price: null }, { soldOut: true, related: ['tape'] });
  await act(async () => {
    fireEvent.scroll(window);
    await import('./BuyBar');
  });
  screen.getByText('Sold out.');
  screen.getByRole('link', { name: 'Request a quote' });
  expect(screen.queryByRole('button', { name: 'Add to cart' })).toBeNull();
  expect(document.querySelector('link[rel=canonical]')?.getAttribute('href')).toBe(
    'https://shop.test/product/gauze',
  );
});

it('reports a product that could not be loaded, without ‘Add to cart’', async () => {
  render(pageForTest(<ProductPage />, { address: '/product/gauze', data: { failed: true } }));
  await screen.findByText('This product could not be loaded');
  expect(screen.queryByRole('button', { name: 'Add to cart' })).toBeNull();
});

it('shows breadcrumbs that end at the product', () => {
  show({ mainCategory: 'Wound Care', mainCategoryId: 'm1', category: 'Gauze', categoryId: 'c1' });
  const way = within(screen.getByRole('navigation', { name: 'Breadcrumb' }));
  expect(way.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Home', '/'],
    ['Shop', '/shop'],
    ['Wound Care', '/shop?mainId=m1'],
    ['Gauze', '/shop?subId=c1'],
  ]);
  expect(way.getByText('Gauze swabs').closest('[aria-current=page]')).not.toBeNull();
});

it('asks for one of several sizes in the message of the quote', () => {
  show({ sizes: ['S', 'M'] });
  screen.getByText('Comes in S, M: say which in the message of your quote.');
});

it('shows the fixed rating below the price, named a sample', () => {
  show({ isSample: true });
  const rating = screen.getByRole('img', { name: 'Sample rating' });
  expect(rating.textContent).toBe('★★★★★');
  expect(rating.parentElement?.textContent).toContain('(1 review)');
  expect(rating.parentElement?.previousElementSibling?.textContent).toContain('$');
});

it('groups the sample details, and says that they are samples', () => {
  show({ isSample: true });
  const samples = screen.getByRole('region', { name: 'Sample details' });
  expect(samples.textContent).toContain('They change nothing in your cart or quote.');
  const names = (group: string) =>
    within(within(samples).getByRole('group', { name: group }))
      .getAllByRole('radio')
      .map((radio) => (radio as HTMLInputElement).labels?.[0]?.textContent);
  expect(names('Size')).toEqual(['Small', 'Medium', 'Large']);
  expect(names('Colour')).toEqual(['White', 'Blue', 'Green', 'Charcoal']);
  within(samples).getByText('Sealed until it is used');
  const tags = within(samples).getAllByRole('link');
  expect(tags.length).toBeGreaterThan(0);
  for (const tag of tags) expect(tag.getAttribute('href')).toBe('/shop');
  expect(samples.querySelector('form')).toBeNull();
  expect(samples.closest('form')).toBeNull();
});

const known = {
  sku: 'G-1',
  sizes: ['S', 'M'],
  colours: ['white'],
  packSize: 100,
};

it('shows the details of a product of the shop’s own, and no samples', () => {
  show({ ...known, price: 12 });
  const details = screen.getByRole('region', { name: 'Details' });
  const facts = within(details)
    .getAllByRole('definition')
    .map((fact) => fact.textContent);
  expect(facts).toEqual(['G-1', 'S, M', 'white', 'Pack of 100']);
  screen.getByText('Pack of 100 · $0.12 each');
  expect(screen.queryByRole('region', { name: 'Sample details' })).toBeNull();
  expect(screen.queryByText('(1 review)', { exact: false })).toBeNull();
});

it.each([
  ['nothing', {}, []],
  ['sizes', { sizes: [] }, ['Medium']],
  ['colours', { colours: [] }, ['Charcoal']],
])('shows samples of options only for missing %s', (_, fields, options) => {
  show({ ...known, ...fields, isSample: true });
  const samples = within(screen.getByRole('region', { name: 'Sample details' }));
  expect(['Medium', 'Charcoal'].filter((text) => samples.queryByText(text))).toEqual(options);
});

it('links to the variants, and marks the shown one', () => {
  const variants = [
    { id: 'l', name: 'L', size: 'L', colour: null, packSize: 100 },
    { id: 's/50', name: 'S', size: 'S', colour: null, packSize: 50 },
  ];
  show({ sizes: ['M'], packSize: 100, variants });
  const sizes = within(screen.getByRole('list', { name: 'Size' }));
  expect(sizes.getAllByRole('listitem').map((item) => item.textContent)).toEqual(['S Pack of 50', 'M', 'L']);
  expect(sizes.getByText('M').getAttribute('aria-current')).toBe('true');
  expect(sizes.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/product/s%2F50',
    '/product/l',
  ]);
  expect(screen.queryByRole('list', { name: 'Colour' })).toBeNull();
});

it('has no sample of options that the product has', () => {
  const variants = [{ id: 'l', name: 'L', size: 'L', colour: null, packSize: null }];
  show({ variants, isSample: true });
  expect(screen.queryByText('Medium')).toBeNull();
  screen.getByText('Charcoal');
});

it('folds more than twelve variants of a kind', () => {
  const variants = Array.from({ length: 40 }, (_, nth) => ({
    id: `v${nth}`,
    name: 'V',
    size: `${nth + 1} cm`,
    colour: null,
    packSize: null,
  }));
  show({ sizes: ['50 cm'], variants });
  expect(screen.getByText('50 cm, 41 sizes in all').closest('details')?.open).toBe(false);
  expect(document.querySelectorAll('nav[aria-label=Variants] a')).toHaveLength(40);
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

it('shows related products as cards', () => {
  show({}, { related: ['tape', 'swab'] });
  const related = screen.getByRole('region', { name: 'Related products' });
  expect(within(related).getAllByRole('article')).toHaveLength(2);
});

it('reports related products that could not be loaded', async () => {
  await act(async () => void show({}, { related: { failed: true } }));
  screen.getByText('Related products could not be loaded');
});

it('describes the product to search engines', () => {
  show({ description: 'Soft.</script>' });
  const [product, way] = [...document.querySelectorAll('script[type="application/ld+json"]')].map((script) =>
    JSON.parse(script.textContent ?? ''),
  );
  expect(product).toMatchObject({ '@type': 'Product', description: 'Soft.</script>' });
  expect(way).toMatchObject({ '@type': 'BreadcrumbList' });
});

it('shows HTML in a product’s texts as text', () => {
  const text = '<img src=x onerror=alert(1)>';
  show({ name: text, description: text, brand: text, sku: text });
  expect(screen.getAllByText(text).length).toBeGreaterThanOrEqual(4);
  expect(document.querySelector('img[src=x]')).toBeNull();
});
