import { applyStateForm, BusProvider } from '@storefront/shared/bus';
import type { Product } from '@storefront/shared/contracts/product';
import { keepSentQuote } from '@storefront/shared/forms/sent-quote';
import { RouterContextProvider, StorefrontContext, storefrontContext } from '@storefront/shared/router';
import { type Api, apiForTest } from '@storefront/shared/testing/api';
import { busForTest } from '@storefront/shared/testing/bus-for-test';
import { pageForTest } from '@storefront/shared/testing/page-for-test';
import { productForTest } from '@storefront/shared/testing/product-for-test';
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server.node';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import type { LoadedDetails } from '../../data/line-details';
import { routes } from '../../routes';
import { goneForTest } from '../../testing/line-for-test';
import { CartPage } from './CartPage';

const shop = [
  productForTest({ id: 'gauze', name: 'Gauze', price: 10.1 }),
  productForTest({ id: 'tape', name: 'Tape', price: 3, salePrice: 4, onSale: true }),
  productForTest({ id: 'chair', name: 'Chair', price: null }),
];
const find = async (ids: readonly string[]): Promise<readonly Product[]> =>
  shop.filter(({ id }) => ids.includes(id));

/** The cart's page: real bus, real routes, the shell's `POST /cart`, and a backend that only finds products. */
async function show(
  cart: { id: string; quantity?: number }[],
  productsByIds = find,
  query = '',
  goneProducts: Api['goneProducts'] = async () => [],
) {
  const bus = busForTest({ cart });
  const asked = jest.fn(productsByIds);
  const api = apiForTest({ productsByIds: asked, goneProducts });
  const storefront = { bus, api, pictures: '', origin: 'https://shop.test' };
  const router = createMemoryRouter(
    [
      { path: '/cart', action: async ({ request }) => applyStateForm(bus, await request.formData()) },
      { HydrateFallback: () => null, children: routes },
    ],
    {
      initialEntries: [`/shop/shopping-cart${query}`],
      getContext: () => new RouterContextProvider(new Map([[storefrontContext, storefront]])),
    },
  );
  const page = (
    <StorefrontContext value={storefront}>
      <BusProvider bus={bus}>
        <RouterProvider router={router} />
      </BusProvider>
    </StorefrontContext>
  );
  await act(async () => void render(page));
  return { bus, asked, user: userEvent.setup() };
}

const heading = () => screen.getByRole('heading', { level: 1 });
const row = (name: string) =>
  within(screen.getByRole('rowheader', { name: new RegExp(name) }).closest('tr') ?? document.body);
const cells = (name: string) =>
  row(name)
    .getAllByRole('cell')
    .map(({ textContent }) => textContent);
const total = () =>
  within(screen.getByRole('region', { name: 'Cart total' })).getByRole('status').textContent;

/** A missing backend; the page's log lines about it are swallowed and counted. */
const unreachable = () => Promise.reject(new Error('The shop could not be reached.'));
const swallowLog = () => jest.spyOn(console, 'error').mockImplementation(() => {});

it('has the small print of a product below its name', async () => {
  const packed = productForTest({ id: 'gauze', name: 'Gauze', price: 12, sku: 'G-1', packSize: 100 });
  await show([{ id: 'gauze' }], async () => [packed]);
  expect(screen.getByText('G-1').parentElement?.textContent).toBe('G-1 Pack of 100 $0.12 each ');
});

it('shows lines with price, quantity and total, and the subtotal', async () => {
  await show([{ id: 'gauze', quantity: 3 }, { id: 'tape', quantity: 2 }, { id: 'chair' }]);
  expect(heading().textContent).toBe('Shopping Cart (6 items)');
  expect(row('Gauze').getByRole('link', { name: 'Gauze' }).getAttribute('href')).toBe('/product/gauze');
  expect(row('Gauze').getByRole<HTMLInputElement>('spinbutton').value).toBe('3');
  expect(cells('Gauze')[0]).toBe('$10.10');
  expect(cells('Gauze')[2]).toBe('$30.30');
  expect(cells('Tape')[2]).toBe('$6.00');
  expect(cells('Chair')[0]).toBe('Price on request');
  expect(cells('Chair')[2]).toBe('Price on request');
  expect(total()).toBe('Subtotal $36.30+ 1 item priced on request');
  expect(screen.getByRole('link', { name: 'Request a quote' }).getAttribute('href')).toBe('/quote');
});

it('changes quantities at once and loads nothing for it', async () => {
  const { bus, asked, user } = await show([{ id: 'gauze', quantity: 2 }]);
  await user.click(screen.getByRole('button', { name: 'Increase quantity of Gauze' }));
  expect(total()).toBe('Subtotal $30.30');
  await user.click(screen.getByRole('button', { name: 'Decrease quantity of Gauze' }));
  await user.click(screen.getByRole('button', { name: 'Decrease quantity of Gauze' }));
  await user.click(screen.getByRole('button', { name: 'Decrease quantity of Gauze' }));
  expect(bus.state().ecomerce.cartItems).toEqual([{ id: 'gauze', quantity: 1 }]);
  expect(heading().textContent).toBe('Shopping Cart (1 item)');
  expect(asked).toHaveBeenCalledTimes(1);
});

it('applies a typed quantity as soon as it is valid', async () => {
  const { bus, user } = await show([{ id: 'gauze', quantity: 2 }]);
  const number = screen.getByRole<HTMLInputElement>('spinbutton', { name: 'Quantity of Gauze' });
  const quantity = () => bus.state().ecomerce.cartItems[0]?.quantity;
  const scolded = jest.fn();
  number.addEventListener('invalid', scolded);
  await user.clear(number);
  expect(quantity()).toBe(2);
  expect(scolded).not.toHaveBeenCalled();
  await user.type(number, '15');
  expect(quantity()).toBe(15);
  await user.tab();
  expect(number.value).toBe('15');
});

it.each(['10000', '2.5', '-3', '0'])(
  'rejects the quantity %s: the old one comes back, with a message',
  async (text) => {
    const { bus, user } = await show([{ id: 'gauze', quantity: 2 }]);
    const onNotice = jest.fn();
    bus.events.notices.subscribe(({ kind, text }) => onNotice(kind, text));
    const number = screen.getByRole<HTMLInputElement>('spinbutton', { name: 'Quantity of Gauze' });
    for (const typed of ['7', text]) {
      await user.clear(number);
      await user.type(number, typed);
    }
    await user.tab();
    expect(number.value).toBe('7');
    expect(bus.state().ecomerce.cartItems).toEqual([{ id: 'gauze', quantity: 7 }]);
    expect(onNotice.mock.calls).toEqual([
      ['info', 'A quantity is a whole number from 1 to 9999. Gauze stays at 7.'],
    ]);
  },
);

it('rejects a pasted 1e3 as a quantity, although it is a number', async () => {
  const { bus, user } = await show([{ id: 'gauze', quantity: 2 }]);
  const onNotice = jest.fn();
  bus.events.notices.subscribe(({ text }) => onNotice(text));
  const number = screen.getByRole<HTMLInputElement>('spinbutton', { name: 'Quantity of Gauze' });
  await user.clear(number);
  await user.paste('1e3');
  await user.tab();
  expect(number.value).toBe('2');
  expect(onNotice.mock.calls).toEqual([['A quantity is a whole number from 1 to 9999. Gauze stays at 2.']]);
});

it('removes a line, restores it at its place by Undo, and clears all lines', async () => {
  const lines = [
    { id: 'gauze', quantity: 3 },
    { id: 'tape', quantity: 1 },
  ];
  const { bus, user } = await show(lines);
  await user.click(screen.getByRole('button', { name: 'Remove Gauze' }));
  expect(screen.queryByRole('link', { name: 'Gauze' })).toBeNull();
  screen.getByText('Gauze was removed.');
  const undo = screen.getByRole('button', { name: 'Undo' });
  expect(document.activeElement).toBe(undo);
  await user.click(undo);
  expect(bus.state().ecomerce.cartItems).toEqual(lines);
  expect(document.activeElement).toBe(heading());
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Clear all items' }));
  screen.getByText('2 products were removed.');
  expect(bus.state().ecomerce.cartItems).toEqual([]);
  expect(screen.getByRole('alert').textContent).toBe('Cart empty!');
  expect(screen.getByRole('link', { name: 'Back to shop' }).getAttribute('href')).toBe('/shop');
  expect(screen.queryByRole('table')).toBeNull();
});

it('says that a sent quote emptied the cart, and offers no Undo', async () => {
  const lines = [{ id: 'gauze', quantity: 2 }];
  const { bus } = await show(lines);
  act(() => {
    keepSentQuote({ reference: 'KX3M-7RCF', lines, products: [] });
    bus.removeQuotedLines(lines);
  });
  screen.getByText('Cart empty!');
  expect(screen.getByText(/^Your quote was requested/).textContent).toBe(
    'Your quote was requested. Its reference is KX3M-7RCF. See your request',
  );
  expect(screen.getByRole('link', { name: 'See your request' }).getAttribute('href')).toBe(
    '/quote?sent=1&reference=KX3M-7RCF',
  );
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  sessionStorage.clear();
});

it('offers Undo for the removed line that the address names', async () => {
  const { bus, user } = await show([{ id: 'tape' }], find, '?list=cart&lines=gauze*3&place=0');
  screen.getByText('Gauze was removed.');
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(bus.state().ecomerce.cartItems).toEqual([
    { id: 'gauze', quantity: 3 },
    { id: 'tape', quantity: 1 },
  ]);
});

it('shows the sample order of the checkout, marked as a sample', async () => {
  await show([{ id: 'gauze' }]);
  const summary = within(screen.getByRole('region', { name: 'Order summary' }));
  summary.getByText(/A sample, not your cart/);
  summary.getByText('Enter your address to view shipping options.');
  const figures = summary.getAllByRole('definition').map(({ textContent }) => textContent);
  expect(figures).toEqual([
    '$29.00',
    '$32.90',
    '$61.90',
    'Enter your address to view shipping options.',
    '$61.90',
  ]);
  expect(summary.getAllByRole('radio').map((radio) => radio.getAttribute('value'))).toEqual([
    'Direct bank transfer',
    'Paypal',
  ]);
  const checkout = summary.getByRole('link', { name: 'Process to checkout' });
  expect(checkout.getAttribute('href')).toBe('/shop/checkout-success');
});

const link = () => screen.queryByRole('link', { name: 'Link to this cart' })?.getAttribute('href');
const list = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'This cart as a list' });

it('gives the cart as a list and as a link, and says which products are left out', async () => {
  await show([{ id: 'gauze', quantity: 3 }, { id: 'old' }, { id: 'tape' }]);
  expect(list().value).toBe('Gauze\t3\nTape\t1');
  expect(link()).toBe('/shop/quick-order?lines=Gauze%093%0ATape%091');
  screen.getByText(/send its link to a colleague\. Products without details are left out\.$/);
});

it('gives only the list when the link would be too long', async () => {
  const wordy = async (ids: readonly string[]) =>
    ids.map((id) => productForTest({ id, name: `Gauze ${id} `.repeat(100) }));
  await show(
    Array.from({ length: 9 }, (_, nth) => ({ id: `${nth}` })),
    wordy,
  );
  expect(list().value.split('\n')).toHaveLength(9);
  expect(link()).toBeUndefined();
  screen.getByText(/The cart has too many products for a link\.$/);
});

it('shows and selects the list if the browser refuses to copy it', async () => {
  const { user } = await show([{ id: 'gauze' }, { id: 'tape' }]);
  jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('NotAllowedError'));
  await user.click(screen.getByRole('button', { name: 'Copy as a list' }));
  expect(list().closest('details')?.open).toBe(true);
  expect(document.activeElement).toBe(list());
  const { value, selectionStart, selectionEnd } = list();
  expect(value.slice(selectionStart, selectionEnd)).toBe(value);
});

it('says that a product no longer exists', async () => {
  const { bus, user } = await show([{ id: 'gauze' }, { id: 'old', quantity: 3 }]);
  expect(row('Product old').queryByRole('spinbutton')).toBeNull();
  screen.getByText('This product is no longer sold.');
  expect(total()).toBe('Subtotal $10.10Does not include 1 item without details');
  await user.click(screen.getByRole('button', { name: 'Remove Product old' }));
  expect(bus.state().ecomerce.cartItems).toEqual([{ id: 'gauze', quantity: 1 }]);
});

it('names a product that is no longer sold, with its replacement, also without scripts', async () => {
  const known = goneForTest('old', { name: 'Cotton gauze', replacedBy: 'gauze' });
  await show([{ id: 'old' }], find, '', async () => [known]);
  const shown = row('Cotton gauze This product is no longer sold.');
  const replacement = shown.getByRole('link', { name: 'See its replacement' });
  expect(replacement.getAttribute('href')).toBe('/product/gauze');
  expect(total()).toBe('Does not include 1 item without details');
  const bus = busForTest({ cart: [{ id: 'old' }] });
  const data: LoadedDetails = { products: [], gone: [known], failed: false };
  const html = renderToString(pageForTest(<CartPage />, { bus, data, address: '/shop/shopping-cart' }));
  for (const text of ['This product is no longer sold.', 'href="/product/gauze"', 'value="remove"'])
    expect(html).toContain(text);
});

it('does not retry failed details until the visitor asks, and meanwhile lets lines be changed', async () => {
  const logged = swallowLog();
  let answer: typeof find = unreachable;
  const { bus, asked, user } = await show([{ id: 'gauze', quantity: 2 }], (ids) => answer(ids));
  screen.getByText('The details of this product could not be loaded.');
  await user.click(screen.getByRole('button', { name: 'Increase quantity of Product gauze' }));
  expect(bus.state().ecomerce.cartItems).toEqual([{ id: 'gauze', quantity: 3 }]);
  expect(asked).toHaveBeenCalledTimes(1);
  answer = find;
  await act(async () => screen.getByRole('link', { name: 'Try again' }).click());
  screen.getByRole('link', { name: 'Gauze' });
  expect(document.activeElement).toBe(heading());
  expect(screen.queryByRole('link', { name: 'Try again' })).toBeNull();
  expect(logged).toHaveBeenCalledTimes(1);
});

it('loads once the details of a line that another tab added', async () => {
  const { bus, asked } = await show([{ id: 'gauze' }]);
  await act(async () => void bus.change({ list: 'cart', intent: 'add', id: 'tape' }));
  screen.getByRole('link', { name: 'Tape' });
  expect(asked.mock.calls.map(([ids]) => ids)).toEqual([['gauze'], ['tape']]);
});

it('has two forms per line without scripts: one to change its quantity, one to remove it', () => {
  const bus = busForTest({ cart: [{ id: 'gauze', quantity: 3 }] });
  const data: LoadedDetails = { products: [], gone: [], failed: true };
  const page = document.createElement('div');
  page.innerHTML = renderToString(pageForTest(<CartPage />, { bus, data, address: '/shop/shopping-cart' }));
  const forms = [...page.querySelectorAll<HTMLFormElement>('table form')];
  const common = { list: 'cart', id: 'gauze', return: '/shop/shopping-cart' };
  expect(forms.map((form) => Object.fromEntries(new FormData(form)))).toEqual([
    { ...common, quantity: '3' },
    { ...common, intent: 'remove', undo: '1' },
  ]);
  expect([...(forms[0]?.querySelectorAll('button') ?? [])].map(({ value }) => value)).toEqual([
    'set',
    'down',
    'up',
  ]);
});
