import { busForTest } from '@storefront/shared/testing/bus-for-test';
import { pageForTest } from '@storefront/shared/testing/page-for-test';
import { productForTest } from '@storefront/shared/testing/product-for-test';
import { act, cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { cardProduct } from '../../parts/card/card-product';
import { ListingPage } from './ListingPage';
import { parseListingQuery } from './listing-query';
import type { FilterChoices, Listing, ListingData } from './load-listing';

const cards = (count: number, first = 0) =>
  Array.from({ length: count }, (_, nth) =>
    cardProduct(productForTest({ id: `p${first + nth}`, name: `Product ${first + nth}` })),
  );
const empty: Listing = { products: [], total: null, categories: { main: null, sub: null } };
const wound = {
  id: 'w',
  name: 'Wound Care',
  slug: 'wound-care',
  subcategories: [{ id: 't', name: 'Tapes', slug: 'tapes' }],
};
const choices: FilterChoices = {
  categories: [wound, { id: 'x', name: 'Tools', slug: 'tools', subcategories: [] }],
  manufacturers: [{ value: 'Acme', count: 3 }],
  sizes: [{ value: 'S', count: null }],
  colours: [],
  isComplete: true,
};

interface Shown {
  readonly listing?: Partial<Listing> | { failed: true };
  readonly choices?: FilterChoices | null;
}

function show(address: string, { listing = {}, choices = null }: Shown = {}) {
  const query = parseListingQuery(new URL(address, 'https://shop.test'));
  const data: ListingData = {
    query,
    listing: 'failed' in listing ? listing : { ...empty, ...listing },
    choices,
  };
  const bus = busForTest();
  render(pageForTest(<ListingPage />, { bus, data, address }));
  return bus;
}

const heading = () => screen.getByRole('heading', { level: 1 }).textContent;
const hrefOf = (name: string) => screen.queryByRole('link', { name })?.getAttribute('href') ?? null;

it.each<[string, Partial<Listing>, string]>([
  ['/shop', {}, 'Shop'],
  ['/shop?mainId=w', { categories: { main: 'Wound Care', sub: null } }, 'Wound Care'],
  ['/shop?mainId=w&subId=t', { categories: { main: 'Wound Care', sub: 'Tapes' } }, 'Tapes'],
  ['/shop?mainId=w', {}, 'Shop'],
  ['/shop/promotions', {}, 'Promotions'],
  ['/shop/list', {}, 'Shop'],
  ['/search?keyword=<b>gauze', {}, 'Results for ‘<b>gauze’'],
])('heading of %s', (address, listing, expected) => {
  show(address, { listing });
  expect(heading()).toBe(expected);
});

it.each([
  ['/shop', 'https://shop.test/shop'],
  ['/shop?utm_source=mail&fromPrice=', 'https://shop.test/shop'],
  ['/shop/promotions', 'https://shop.test/shop/promotions'],
  ['/search?keyword=gauze&page=2', 'https://shop.test/search?keyword=gauze&page=2'],
  ['/shop/list?page=2&mainId=tools', 'https://shop.test/shop?mainId=tools&page=2'],
  ['/shop?colour=Blue&sort=price&view=list&filter=open', 'https://shop.test/shop'],
  ['/shop/promotions?discount=20', 'https://shop.test/shop/promotions'],
])('canonical address of %s', (address, expected) => {
  show(address);
  expect(document.querySelector('link[rel=canonical]')?.getAttribute('href')).toBe(expected);
});

it.each<[string, number, number | null, string]>([
  ['/shop?subId=a', 1, 1, '1 product'],
  ['/shop?subId=b', 7, 7, '7 products'],
  ['/shop?subId=c', 24, 1420, '1 to 24 of 1,420 products'],
  ['/shop?subId=d&page=2', 6, 30, '25 to 30 of 30 products'],
  ['/shop?subId=e&page=2', 24, null, 'Products 25 to 48'],
])('count at %s with %i of %s', (address, count, total, expected) => {
  show(address, { listing: { products: cards(count), total } });
  screen.getByText(expected);
});

it('announces the corrected search words as text, and leads to the words as typed', () => {
  show('/search?keyword=guaze', { listing: { products: cards(2), total: 2, searchedFor: '<b>gauze</b>' } });
  expect(screen.getByRole('status').textContent).toBe(
    'Showing results for ‘<b>gauze</b>’; nothing has ‘guaze’. 2 products',
  );
  const asTyped = screen.getByRole('link', { name: 'Search for ‘guaze’ as typed' });
  expect(asTyped.getAttribute('href')).toBe('/search?keyword=%22guaze%22');
  screen.getByRole('link', { name: 'ask us for ‘guaze’' });
  cleanup();
  show('/search?keyword=gauze', { listing: { products: cards(2), total: 2 } });
  expect(screen.getByRole('status').textContent).toBe('2 products');
});

it.each<[string, string, number, number | null, string | null, string | null]>([
  ['everything is here', '/shop?subId=f', 7, 7, null, null],
  ['there is more', '/shop?subId=g', 24, 30, null, '/shop?subId=g&page=2'],
  ['this is the last page', '/shop?subId=h&page=2', 6, 30, '/shop?subId=h', null],
  [
    'a full page of an unknown number',
    '/shop?subId=i&page=2',
    24,
    null,
    '/shop?subId=i',
    '/shop?subId=i&page=3',
  ],
  ['less than a page of an unknown number', '/shop?subId=j', 23, null, null, null],
])('links to previous and further products when %s', (_, address, count, total, back, more) => {
  show(address, { listing: { products: cards(count), total } });
  expect(hrefOf('Previous page')).toBe(back);
  expect(hrefOf('Load more')).toBe(more);
});

it('shows a further page below the pages shown before', () => {
  show('/shop?subId=k', { listing: { products: cards(24), total: 30 } });
  show('/shop?subId=k&page=2', { listing: { products: cards(6, 24), total: 30 } });
  screen.getByText('30 products');
});

it('keeps the pages shown before when the view changes, with each product once', () => {
  show('/shop?subId=m', { listing: { products: cards(24), total: 30 } });
  cleanup();
  show('/shop?subId=m&view=list&filter=open&page=2', { choices, listing: { products: cards(3), total: 30 } });
  screen.getByText('1 to 24 of 30 products');
});

it('keeps the shown products when the next page is empty or cannot be loaded', async () => {
  show('/shop?subId=n', { listing: { products: cards(24) } });
  cleanup();
  show('/shop?subId=n&page=2');
  expect(screen.getAllByRole('article')).toHaveLength(24);
  expect(screen.queryByText('No products found')).toBeNull();
  cleanup();
  show('/shop?subId=n&page=2', { listing: { failed: true } });
  await screen.findByText('Products could not be loaded');
  expect(screen.getAllByRole('article')).toHaveLength(24);
});

it('is indexed by search engines only if it has products', () => {
  show('/shop?subId=o', { listing: { products: cards(1), total: 1 } });
  expect(document.querySelector('meta[name=robots]')).toBeNull();
  cleanup();
  show('/shop?subId=o&page=9');
  expect(document.querySelector('meta[name=robots]')?.getAttribute('content')).toBe('noindex');
});

it('says that nothing was found, and what may help', () => {
  show('/search?keyword=xyz');
  screen.getByText('No products found');
  expect(hrefOf('Browse the whole shop')).toBe('/shop');
  expect(screen.queryByText('Products could not be loaded')).toBeNull();
});

it('reports a failed list differently from an empty one', async () => {
  show('/shop?page=2', { listing: { failed: true } });
  await screen.findByText('Products could not be loaded');
  expect(hrefOf('Try again')).toBe('/shop?page=2');
  expect(screen.queryByText('No products found')).toBeNull();
});

it('writes view and filter panel into the state', () => {
  const bus = show('/shop?view=list&filter=open', { choices });
  expect(bus.state().shop).toEqual({ isGridView: false, isFilter: true });
});

it('links that open the filters or change the view keep the other parameters', () => {
  show('/shop?colour=Blue&page=2');
  const filters = screen.getByRole('link', { name: 'Filters (1)' });
  expect(filters.getAttribute('aria-expanded')).toBe('false');
  expect(filters.getAttribute('href')).toBe('/shop?colour=Blue&filter=open&page=2');
  expect(hrefOf('List')).toBe('/shop?colour=Blue&view=list&page=2');
  expect(screen.getByRole('link', { name: 'Grid' }).getAttribute('aria-current')).toBe('true');
});

it('offers the order by relevance in a search', () => {
  show('/search?keyword=gauze');
  const orders = within(screen.getByLabelText('Sort by')).getAllByRole('option');
  expect(orders.map(({ textContent }) => textContent)).toEqual([
    'Relevance',
    'Name',
    'Price, low to high',
    'Price, high to low',
    'Newest first',
  ]);
});

describe('the filter panel', () => {
  const panel = () => screen.getByRole('region', { name: 'Filters' });
  const href = (name: string) => within(panel()).getByRole('link', { name }).getAttribute('href');

  it('offers the available values, and shows the chosen ones', () => {
    show('/shop?mainId=w&fromPrice=5&size=XL&filter=open', { choices });
    expect(screen.getByLabelText<HTMLInputElement>('From').value).toBe('5');
    expect(screen.getByLabelText<HTMLSelectElement>('Size').value).toBe('XL');
    within(screen.getByLabelText('Brand')).getByRole('option', { name: 'Acme (3)' });
    expect(screen.queryByLabelText('Colour')).toBeNull();
    expect(href('Tapes')).toBe('/shop?mainId=w&subId=t&fromPrice=5&size=XL&filter=open');
    expect(href('Tools')).toBe('/shop?mainId=x&fromPrice=5&size=XL&filter=open');
  });

  it('marks the subcategory in the address and its main category', () => {
    show('/shop?subId=t&filter=open', { choices });
    expect(within(panel()).getByRole('link', { current: true, name: 'Wound Care' })).toBeTruthy();
    expect(within(panel()).getByRole('link', { current: true, name: 'Tapes' })).toBeTruthy();
    expect(href('Tools')).toBe('/shop?mainId=x&filter=open');
  });

  it('is a form that requests the same listing without scripts', () => {
    show('/search?keyword=gauze&mainId=w&fromPrice=10&sale=1&sort=price&filter=open&page=3', { choices });
    const form = screen.getByLabelText<HTMLSelectElement>('Brand').form;
    expect(new URL(form?.action ?? '').pathname).toBe('/search');
    expect([...new FormData(form ?? undefined)].filter(([, value]) => value !== '')).toEqual([
      ['keyword', 'gauze'],
      ['mainId', 'w'],
      ['sort', 'price'],
      ['fromPrice', '10'],
      ['sale', '1'],
    ]);
  });

  it('posts its own closing at an address where it is open by default', () => {
    show('/shop/with-grid-detail', { choices });
    const form = screen.getByLabelText<HTMLSelectElement>('Brand').form;
    expect(new FormData(form ?? undefined).get('filter')).toBe('closed');
  });

  it.each([
    ['closes the panel and moves to the products where the panel is as wide as the page', 980, true],
    ['leaves the panel open and scrolls to the top where the panel is beside the products', 272, false],
  ])('Apply %s', async (_, width, closes) => {
    const scrolled = jest.spyOn(window, 'scrollTo').mockImplementation();
    jest.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(width);
    const dataAt = (address: string, choices: FilterChoices | null): ListingData => {
      return { query: parseListingQuery(new URL(address, 'https://shop.test')), listing: empty, choices };
    };
    const address = '/shop?filter=open';
    const data = dataAt(address, choices);
    render(pageForTest(<ListingPage />, { address, data, load: () => dataAt('/shop', null) }));
    const apply = screen.getByRole('button', { name: 'Apply' });
    act(() => apply.focus());
    await act(async () => apply.click());
    expect(screen.queryByRole('region', { name: 'Filters' }) === null).toBe(closes);
    expect(document.activeElement).toBe(closes ? screen.getByRole('status') : apply);
    // On a navigation the router scrolls instead.
    expect(scrolled.mock.calls).toEqual(closes ? [] : [[0, 0]]);
  });

  it('says that some filters could not be loaded', async () => {
    await act(async () => void show('/shop?filter=open', { choices: { ...choices, isComplete: false } }));
    within(panel()).getByText('Some filters could not be loaded');
  });

  it('swaps the ends of a reversed price range', async () => {
    const user = userEvent.setup();
    show('/shop?fromPrice=10&filter=open', { choices });
    const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
    await user.type(field('To'), '5{Enter}');
    expect([field('From').value, field('To').value]).toEqual(['5', '10']);
    expect(document.activeElement).toBe(field('To'));
  });

  it('offers no sale filter on the page of promotions', () => {
    show('/shop/promotions?filter=open', { choices });
    expect(within(panel()).queryByRole('checkbox')).toBeNull();
  });
});

it('is filtered by its address alone, not by the category stored by the menus', async () => {
  localStorage.setItem('sMain', 'w');
  show('/shop?mainId=w&colour=Blue', { listing: { categories: { main: 'Wound Care', sub: null } } });
  const remove = (name: string) => screen.getByRole('link', { name: `Remove filter ${name}` });
  expect(remove('Wound Care').getAttribute('href')).toBe('/shop?colour=Blue');
  await act(async () => remove('Wound Care').click());
  expect(localStorage.getItem('sMain')).toBe('w');
  cleanup();
  show('/shop');
  expect(heading()).toBe('Shop');
  expect(screen.queryByRole('list', { name: 'Filters in use' })).toBeNull();
});
