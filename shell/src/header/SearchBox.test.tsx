import { ApiError } from '@storefront/shared/api/api-error';
import type { ProductQuery } from '@storefront/shared/api/product-query';
import { BusProvider } from '@storefront/shared/bus';
import { type Storefront, StorefrontContext } from '@storefront/shared/router';
import { type Api, apiForTest } from '@storefront/shared/testing/api';
import { busForTest } from '@storefront/shared/testing/bus-for-test';
import { productForTest } from '@storefront/shared/testing/product-for-test';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { SearchBox } from './SearchBox';

type ListProducts = Api['listProducts'];

const gauze = productForTest({ id: 'a/1', name: 'Gauze swabs', price: 1234.5 });
const roll = productForTest({ id: 'b', name: 'Gauze roll', price: null });
const always =
  (...products: (typeof gauze)[]): ListProducts =>
  async () => ({ products, total: products.length });

function page(listProducts: ListProducts, address = '/shop') {
  const bus = busForTest();
  const storefront: Storefront = {
    bus,
    api: apiForTest({ listProducts }),
    pictures: 'https://pictures.test',
    origin: 'https://shop.test',
  };
  const loader = ({ request }: { request: Request }) =>
    request.url.includes('slow') ? new Promise((resolve) => setTimeout(resolve, 500, null)) : null;
  const router = createMemoryRouter([{ id: 'page', path: '*', element: <SearchBox />, loader }], {
    initialEntries: [address],
    hydrationData: { loaderData: { page: null } },
  });
  const element = (
    <StorefrontContext value={storefront}>
      <BusProvider bus={bus}>
        <RouterProvider router={router} />
      </BusProvider>
    </StorefrontContext>
  );
  const where = () => router.state.location.pathname + router.state.location.search;
  const go = (to: string) => act(() => router.navigate(to));
  return { bus, element, where, go };
}

const box = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Search for products' });
const list = () => screen.queryByRole('grid', { name: 'Suggestions' });
/** The first cell of each row; a product's second one adds it. */
const options = () =>
  screen.queryAllByRole('row').map(({ firstElementChild }) => firstElementChild?.textContent);
const active = () =>
  document.getElementById(box().getAttribute('aria-activedescendant') ?? '')?.textContent ?? null;
const press = (key: string) => fireEvent.keyDown(box(), { key });
const message = () => screen.getByRole('status').textContent;

async function pass(milliseconds: number) {
  await act(() => jest.advanceTimersByTimeAsync(milliseconds));
}

/** Types without waiting for an answer. */
async function type(text: string) {
  act(() => box().focus());
  await pass(0);
  fireEvent.input(box(), { target: { value: text } });
}

/** Opens the box on a page, types, and waits for the answer. */
async function showFor(text: string, listProducts: ListProducts, address?: string) {
  const asked = jest.fn(listProducts);
  const { bus, element, where, go } = page(asked, address);
  render(element);
  await type(text);
  await pass(200);
  return { bus, asked, where, go, queries: () => asked.mock.calls.map(([{ productName }]) => productName) };
}

beforeEach(() => {
  jest.useFakeTimers();
  Element.prototype.scrollIntoView = jest.fn();
  // jsdom knows no popovers.
  jest.spyOn(HTMLFormElement.prototype, 'matches').mockReturnValue(false);
});

test('the server sends a plain search form', () => {
  const html = renderToString(page(always()).element);
  expect(html).toContain('role="searchbox"');
  expect(html).toContain('action="/search"');
  expect(html).not.toContain('combobox');
});

test('loads nothing before the box has the focus', async () => {
  render(page(always()).element);
  await pass(1000);
  expect(screen.queryByRole('status')).toBeNull();
  await type('');
  expect(screen.getByRole('status')).toBeTruthy();
});

test('requests eight products, and shows names, prices, and the link to all results last', async () => {
  const { asked } = await showFor(' gauze ', always(gauze, roll));
  expect(asked.mock.calls).toEqual([
    [
      { productName: 'gauze', limit: 8, sortField: 'relevance' } satisfies ProductQuery,
      expect.any(AbortSignal),
    ],
  ]);
  expect(options()).toEqual([
    'Gauze swabs $1,234.50',
    'Gauze roll Price on request',
    'All results for ‘gauze’',
  ]);
  expect(box().getAttribute('aria-expanded')).toBe('true');
  expect(box().getAttribute('aria-controls')).toBe(list()?.id);
  expect(message()).toBe('2 suggestions');
});

test('shows eight suggestions if the backend returns more', async () => {
  const many = Array.from({ length: 30 }, (_, nth) => productForTest({ id: `${nth}` }));
  await showFor('gauze', always(...many));
  expect(options()).toHaveLength(9);
});

test.each(['', '   ', 'g', ' g  '])('‘%s’ makes no request', async (text) => {
  const { asked } = await showFor(text, always(gauze));
  expect(asked).not.toHaveBeenCalled();
  expect(list()).toBeNull();
  expect(box().getAttribute('aria-expanded')).toBe('false');
});

test('waits for a pause of 200 ms', async () => {
  const { queries } = await showFor('', always(gauze));
  await type('ga');
  await pass(199);
  await type('gau');
  await pass(199);
  expect(queries()).toEqual([]);
  await pass(1);
  expect(queries()).toEqual(['gau']);
});

test('an answer that arrives after a later request is dropped', async () => {
  const answers: ((products: (typeof gauze)[]) => void)[] = [];
  const { asked } = await showFor(
    'ga',
    () => new Promise((resolve) => answers.push((products) => resolve({ products, total: products.length }))),
  );
  await type('gaur');
  await pass(200);
  expect(asked.mock.calls.map(([, signal]) => signal?.aborted)).toEqual([true, false]);
  answers[1]?.([roll]);
  await pass(0);
  answers[0]?.([gauze]);
  await pass(0);
  expect(options()).toEqual(['Gauze roll Price on request', 'All results for ‘gaur’']);
});

test('does not show results of a different text meanwhile', async () => {
  await showFor('gauze', always(gauze));
  await type('gauze s');
  expect(options()).toHaveLength(2);
  await type('mask');
  expect(list()).toBeNull();
});

test('arrows go through the options and the box, Enter opens the product in place', async () => {
  const { where } = await showFor('gauze', always(gauze, roll));
  const places = ['ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowUp', 'ArrowUp'].map((key) => {
    press(key);
    return active();
  });
  expect(places).toEqual([
    'Gauze swabs $1,234.50',
    'Gauze roll Price on request',
    'All results for ‘gauze’',
    null,
    'All results for ‘gauze’',
    'Gauze roll Price on request',
  ]);
  expect(screen.getAllByRole('gridcell', { selected: true })).toHaveLength(1);
  press('ArrowUp');
  expect(press('Enter')).toBe(false);
  await pass(0);
  expect(where()).toBe('/product/a%2F1');
  expect(list()).toBeNull();
});

test('an option is brought into view', async () => {
  await showFor('gauze', always(gauze, roll));
  const brought = jest.spyOn(Element.prototype, 'scrollIntoView');
  press('ArrowDown');
  expect(brought.mock.contexts).toEqual([screen.getAllByRole('gridcell')[0]]);
});

test('the last option leads to the search', async () => {
  const { where } = await showFor('gauze & co', always(gauze));
  press('ArrowUp');
  press('Enter');
  await pass(0);
  expect(where()).toBe('/search?keyword=gauze+%26+co');
});

test('Escape closes the list only, an arrow opens it again, the next Escape is left to the overlay', async () => {
  const { asked } = await showFor('gauze', always(gauze));
  expect(press('Escape')).toBe(false);
  expect(list()).toBeNull();
  expect(message()).toBe('');
  expect(press('Escape')).toBe(true);
  press('ArrowDown');
  expect(list()).not.toBeNull();
  expect(asked).toHaveBeenCalledTimes(1);
});

test('a press on the box opens the list again', async () => {
  await showFor('gauze', always(gauze));
  press('Escape');
  expect(list()).toBeNull();
  fireEvent.click(box());
  expect(list()).not.toBeNull();
});

test('an answer does not open the list that was closed while it was awaited', async () => {
  const { asked } = await showFor('gauze', always(gauze));
  await type('gauzes');
  press('Escape');
  await pass(1000);
  expect(list()).toBeNull();
  expect(asked).toHaveBeenCalledTimes(1);
});

test('a click opens the product, and the press before it does not take the focus', async () => {
  const { where } = await showFor('gauze', always(gauze));
  const option = screen.getByRole('link', { name: /^Gauze swabs/ });
  expect(fireEvent.mouseDown(option)).toBe(false);
  fireEvent.click(option);
  await pass(0);
  expect(where()).toBe('/product/a%2F1');
  expect(list()).toBeNull();
});

test('a navigation closes the list, and going back does not open it', async () => {
  const { go } = await showFor('gauze', always(gauze));
  await go('/about-us');
  expect(list()).toBeNull();
  act(() => box().blur());
  await go('/shop');
  expect(list()).toBeNull();
});

test('leaving the box closes the list', async () => {
  await showFor('gauze', always(gauze));
  act(() => box().blur());
  expect(list()).toBeNull();
});

test('searching closes the list at once, and a late answer does not reopen it', async () => {
  const { where } = await showFor('gauze', always(gauze));
  await type('gauze slow');
  expect(list()).not.toBeNull();
  fireEvent.submit(screen.getByRole('search', { hidden: true }));
  await pass(300);
  expect([where(), list()]).toEqual(['/shop', null]);
  await pass(1000);
  expect([where(), list()]).toEqual(['/search?keyword=gauze+slow', null]);
});

test('adds a suggestion to the cart, repeatedly, and selects the typed text for the next search', async () => {
  const { bus } = await showFor('gauze', always(gauze));
  const add = screen.getByRole('gridcell', { name: 'Add Gauze swabs to cart' });
  for (const _ of ['once', 'again']) fireEvent.click(add);
  expect(bus.state().ecomerce.cartItems).toEqual([{ id: 'a/1', quantity: 2 }]);
  expect(options()[0]).toBe('Gauze swabs $1,234.50 2 in\u00a0cart');
  expect([box().selectionStart, box().selectionEnd]).toEqual([0, 'gauze'.length]);
});

test('shows nothing after a failure, and asks again when the visitor returns', async () => {
  let listProducts: ListProducts = () => Promise.reject(new ApiError('network', { call: 'products' }));
  const { queries } = await showFor('gauze', (...query) => listProducts(...query));
  expect(list()).toBeNull();
  act(() => box().blur());
  fireEvent.click(box());
  await pass(200);
  expect(queries()).toEqual(['gauze', 'gauze']);
  listProducts = always(gauze);
  await type('gauzes');
  await pass(200);
  expect(options()).toHaveLength(2);
  expect(queries()).toEqual(['gauze', 'gauze', 'gauzes']);
});

test('without results the list has only a way to ask', async () => {
  await showFor('zeppelin', always());
  expect(list()?.textContent).toBe('Nothing found: ask us for ‘zeppelin’');
  expect(message()).toBe('No suggestions');
});

test('uses text typed before hydration', async () => {
  const asked = jest.fn(always(gauze));
  render(page(asked).element);
  act(() => box().focus());
  fireEvent.input(box(), { target: { value: 'gau' } });
  await pass(0);
  await pass(200);
  expect(options()).toHaveLength(2);
});

test('suggests nothing for the keyword of the shown search', async () => {
  const asked = jest.fn(always(gauze));
  render(page(asked, '/search?keyword=gauze').element);
  act(() => box().focus());
  await pass(1000);
  expect(box().value).toBe('gauze');
  expect(asked).not.toHaveBeenCalled();
});

test('removes control characters from typed words and from the address', async () => {
  const { queries, go } = await showFor(' gau\0ze\u001b ', always(gauze));
  expect(queries()).toEqual(['gauze']);
  expect(options().at(-1)).toBe('All results for ‘gauze’');
  await go('/search?keyword=ta%00pe');
  expect(box().value).toBe('tape');
});
