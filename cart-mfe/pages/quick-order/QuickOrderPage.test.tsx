import { maxLines } from '@storefront/shared/contracts/state';
import type { Api } from '@storefront/shared/testing/api';
import { busForTest, type StateForTest } from '@storefront/shared/testing/bus-for-test';
import { pageForTest } from '@storefront/shared/testing/page-for-test';
import { productForTest } from '@storefront/shared/testing/product-for-test';
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server.node';
import { lineForTest } from '../../testing/line-for-test';
import { choicesDraft, orderDraft } from './order-form';
import { QuickOrderPage } from './QuickOrderPage';
import type { QuickOrderData } from './quick-order-data';

const gauze = productForTest({ id: 'gauze', name: 'Gauze', sku: 'G-1', price: 2.5 });
const tapes = ['narrow', 'wide'].map((id) => productForTest({ id, name: 'Tape', sku: `T-${id}` }));

/** Search results by words. */
const results: Record<string, typeof tapes> = {
  Tape: tapes,
  Roll: tapes,
  Gauz: [gauze],
  Cotton: [productForTest({ id: 'wool', name: 'Cotton wool' })],
  Tapes: tapes.slice(0, 1),
};

const api = {
  productsBySkus: jest.fn<ReturnType<Api['productsBySkus']>, Parameters<Api['productsBySkus']>>(
    async (skus) => (skus.includes('G-1') ? [gauze] : []),
  ),
  listProducts: async ({ productName = '' }: { productName?: string | undefined }) => ({
    products: results[productName] ?? [],
    total: productName === 'Roll' ? 1018 : null,
  }),
};

const nothing: QuickOrderData = { text: '', answers: [], choices: [], added: null, fileProblem: '' };

function page(data: Partial<QuickOrderData> = {}, state: StateForTest = {}) {
  const bus = busForTest(state);
  const shown = pageForTest(<QuickOrderPage />, {
    bus,
    api,
    data: { ...nothing, ...data },
    address: '/shop/quick-order',
  });
  return { bus, shown };
}

async function show(data: Partial<QuickOrderData> = {}, state: StateForTest = {}) {
  const { bus, shown } = page(data, state);
  await act(async () => void render(shown));
  return { bus, user: userEvent.setup({ advanceTimers: jest.advanceTimersByTime }) };
}

const field = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Products and quantities' });
const status = () => screen.getByRole('status').textContent;
const rows = (name: string) =>
  within(screen.getByRole('region', { name }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

/** Types all of it and waits until it was looked up. */
async function type(text: string) {
  fireEvent.input(field(), { target: { value: text } });
  await act(() => jest.advanceTimersByTimeAsync(400));
}

/** Presses a button and waits for its effect. */
async function press(name: string) {
  fireEvent.click(screen.getByRole('button', { name }));
  await act(() => jest.advanceTimersByTimeAsync(0));
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  orderDraft.drop();
  choicesDraft.drop();
  jest.clearAllMocks();
});

it('looks lines up when typing pauses, and says once how many were found', async () => {
  await show();
  expect(status()).toBe('');
  fireEvent.input(field(), { target: { value: 'G-1' } });
  fireEvent.input(field(), { target: { value: 'G-1, 2\nchair, 3' } });
  await act(() => jest.advanceTimersByTimeAsync(399));
  expect(api.productsBySkus).not.toHaveBeenCalled();
  await act(() => jest.advanceTimersByTimeAsync(1));
  expect(api.productsBySkus).toHaveBeenCalledTimes(1);
  expect(status()).toBe('Found 1 of 2 lines.');
  expect(rows('Found')).toEqual(['2 ×GauzeG-1 Line 1: G-1, 2Total $5.00']);
  expect(rows('To check')).toEqual(['Line 2 chair, 3No product has this SKU or name.']);
  expect(field().getAttribute('aria-describedby')).toBe('order-help order-status');
});

it('puts the found products into the cart, keeps the rest, and says so at the focus', async () => {
  const { bus } = await show();
  const notices: string[] = [];
  bus.events.notices.subscribe(({ text }) => notices.push(text));
  await type('G-1, 2\nchair, 3');
  await press('Add to cart');
  expect(notices).toEqual(['1 line of your list still needs a look.']);
  expect(bus.state().ecomerce.cartItems).toEqual([{ id: 'gauze', quantity: 2 }]);
  expect(field().value).toBe('chair, 3');
  const heading = screen.getByRole('heading', { name: '1 product added to your cart.' });
  expect(document.activeElement).toBe(heading);
  screen.getByText('What was not added is still in your list.');
  expect(screen.getByRole('link', { name: 'View cart' }).getAttribute('href')).toBe('/shop/shopping-cart');
  expect(screen.queryByRole('region', { name: 'Found' })).toBeNull();
});

it('adds lines typed just now at once, and nothing twice', async () => {
  const { bus } = await show();
  fireEvent.input(field(), { target: { value: 'G-1, 2' } });
  await act(async () => {
    fireEvent.submit(field());
    fireEvent.submit(field());
  });
  expect(bus.state().ecomerce.cartItems).toEqual([{ id: 'gauze', quantity: 2 }]);
  expect(field().value).toBe('');
});

it('has the visitor choose among products of one name', async () => {
  const { bus, user } = await show();
  await type('Tape, 3\nG-1');
  expect(status()).toBe('Found 1 of 2 lines.');
  const choice = within(screen.getByRole('group', { name: /^Line 1 Tape, 3/ }));
  expect(choice.getAllByRole('radio').map((radio) => radio.closest('label')?.textContent)).toEqual([
    'TapeT-narrow $12.50 per item',
    'TapeT-wide $12.50 per item',
    'None of these',
  ]);
  await user.click(choice.getByRole('radio', { name: /T-wide/ }));
  expect(status()).toBe('Found 2 of 2 lines.');
  await press('Add 2 products to cart');
  expect(bus.state().ecomerce.cartItems).toEqual([
    { id: 'wide', quantity: 3 },
    { id: 'gauze', quantity: 1 },
  ]);
});

it('takes the suggestion of each line that has a single one by one press, and no other', async () => {
  const { bus, user } = await show();
  await type('Gauz, 2');
  expect(screen.queryByRole('button', { name: /^Accept/ })).toBeNull();
  await type('Gauz, 2\nCotton\nTapes, 3\nTape, 3');
  const accept = screen.getByRole('button', { name: 'Accept 3 suggestions' });
  const declined = within(screen.getByRole('group', { name: /^Line 3 Tapes/ }));
  await user.click(declined.getByRole('radio', { name: 'None of these' }));
  await user.click(accept);
  expect(status()).toBe('Found 2 of 4 lines.');
  expect(document.activeElement).toBe(accept);
  expect(accept.getAttribute('aria-disabled')).toBe('true');
  await press('Add 2 products to cart');
  expect(bus.state().ecomerce.cartItems).toEqual([
    { id: 'gauze', quantity: 2 },
    { id: 'wool', quantity: 1 },
  ]);
});

it('restores choices with the same list until they are cleared', async () => {
  const { user } = await show();
  const radio = (name: RegExp) => screen.getByRole<HTMLInputElement>('radio', { name });
  await type('Tape, 3');
  await user.click(radio(/T-wide/));
  cleanup();
  await show();
  await act(() => jest.advanceTimersByTimeAsync(0));
  expect(radio(/T-wide/).checked).toBe(true);
  screen.getByText('3 will be added.');
  await user.click(radio(/None of these/));
  expect(status()).toBe('Found 0 of 1 line.');
  screen.getByText('Nothing will be added.');
  cleanup();
  await show();
  await act(() => jest.advanceTimersByTimeAsync(0));
  expect(radio(/None of these/).checked).toBe(true);
});

it.each([
  ['clears the field for a moment and types', [], 'Tape, 5'],
  ['types other words and then', ['chair'], 'chair\nTape, 5'],
])('forgets the choices when one %s the same words', async (_, between, again) => {
  const { bus, user } = await show();
  await type('Tape, 3\nG-1');
  await user.click(screen.getByRole('radio', { name: /T-wide/ }));
  for (const text of between) await type(text);
  if (between.length === 0) fireEvent.input(field(), { target: { value: '' } });
  await type(again);
  await press('Choose a product to add');
  expect(bus.state().ecomerce.cartItems).toEqual([]);
  expect(sessionStorage.getItem('quickOrderChoices')).toBeNull();
});

it('keeps choices while the list is edited', async () => {
  const { user } = await show();
  await type('Tape, 3');
  await user.click(screen.getByRole('radio', { name: /T-wide/ }));
  await type('G-1\nTAPE, 5');
  expect(status()).toBe('Found 2 of 2 lines.');
});

it('keeps the list as a text, which the release before reads, and its choices beside it', async () => {
  const { user } = await show();
  await type('Tape, 3');
  expect(sessionStorage.getItem('quickOrderChoices')).toBeNull();
  await user.click(screen.getByRole('radio', { name: /T-wide/ }));
  expect(sessionStorage.getItem('quickOrder')).toBe('"Tape, 3"');
  // That release keeps another list with the same words, and this one takes no choice for it.
  sessionStorage.setItem('quickOrder', '"Tape, 5"');
  cleanup();
  await show();
  await act(() => jest.advanceTimersByTimeAsync(0));
  expect(field().value).toBe('Tape, 5');
  expect(status()).toBe('Found 0 of 1 line.');
});

it('says how many more there are to choose from, and leads to them', async () => {
  await show();
  await type('Roll, 3');
  const further = screen.getByRole('link', { name: 'and 1,016 more for ‘roll’' });
  expect(further.getAttribute('href')).toBe('/search?keyword=roll');
});

it('says what is missing where nothing can be added, and leads to the first choice', async () => {
  const shown = jest.fn();
  Element.prototype.scrollIntoView = shown;
  const { user } = await show();
  await type('chair');
  screen.getByRole('button', { name: 'No product to add is found yet' });
  await type('chair\nTape, 3\nRoll');
  await press('Choose a product to add');
  const message = within(screen.getByRole('region', { name: 'Nothing was added to your cart.' }));
  message.getByText(/^2 lines need a choice/);
  await user.click(message.getByRole('link', { name: 'Choose for ‘Tape, 3’' }));
  expect(document.activeElement?.textContent).toMatch(/^Line 2 Tape, 3/);
  expect(shown.mock.contexts).toEqual([document.activeElement]);
});

it('has the button once more behind a long list', async () => {
  await show();
  const buttons = () => screen.getAllByRole('button', { name: /^Add|^No product|^Choose/ }).length;
  await type(Array.from({ length: 9 }, (_, nth) => `chair ${nth}x`).join('\n'));
  expect(buttons()).toBe(1);
  await type(Array.from({ length: 10 }, (_, nth) => `chair ${nth}x`).join('\n'));
  expect(buttons()).toBe(2);
});

it('says that lines of one product are together, and what is too long for a cart, once', async () => {
  await show();
  await type(['G-1, 2', 'G-1, 3', ...Array.from({ length: 5_000 }, (_, nth) => `=${nth}`)].join('\n'));
  expect(rows('Found')).toEqual(['5 ×GauzeG-1 Lines 1 and 2: G-1, 2 + G-1, 3Total $12.50']);
  expect(rows('To check')).toHaveLength(maxLines - 2);
  screen.getByText(/only the first 160 lines are looked up. The other 4,842 stay in your list/);
});

it('says that too many lines name columns, and keeps them', async () => {
  const { bus } = await show();
  const typed = `${'sku,qty\n'.repeat(20_000)}G-1`;
  await type(typed);
  screen.getByText(
    'Only the first 320 lines are read, and too many of them are headings. Delete those you do not need. The other 19,681 stay in your list and come next.',
  );
  await press('Add to cart');
  expect(bus.state().ecomerce.cartItems).toEqual([]);
  expect(field().value).toBe(typed);
});

it('says that nothing was added, and that the cart has no room', async () => {
  const cart = Array.from({ length: maxLines }, (_, nth) => ({ id: `${nth}` }));
  await show({}, { cart });
  await press('Add to cart');
  screen.getByRole('heading', { name: 'Nothing was added to your cart.' });
  await type('G-1, 2');
  await press('Add to cart');
  screen.getByText('Your cart is full: 1 line that was found did not fit.');
  expect(field().value).toBe('G-1, 2');
});

it('restores the typed list, without the lines that were added', async () => {
  await show();
  await type('G-1, 2\nchair');
  cleanup();
  await show();
  expect(field().value).toBe('G-1, 2\nchair');
  await press('Add to cart');
  cleanup();
  await show();
  expect(field().value).toBe('chair');
});

it('appends a file to the typed list', async () => {
  await show({ text: 'G-1, 2' });
  const file = Object.assign(new File([], 'list.csv'), {
    arrayBuffer: async () => new TextEncoder().encode('chair, 3\n').buffer,
  });
  await act(
    async () => void fireEvent.drop(document.body, { dataTransfer: { files: [file], types: ['Files'] } }),
  );
  expect(field().value).toBe('G-1, 2\nchair, 3\n');
  expect(status()).toBe('Found 1 of 2 lines.');
});

it('says why a file is refused', async () => {
  await show();
  const large = new File([], 'list.csv');
  Object.defineProperty(large, 'size', { value: 2_000_000 });
  await act(
    async () => void fireEvent.drop(document.body, { dataTransfer: { files: [large], types: ['Files'] } }),
  );
  expect(screen.getByRole('alert').textContent).toBe(
    'list.csv is larger than 1 MB. Paste its lines in parts.',
  );
});

it("without scripts shows the server's results, with a form that repeats them", () => {
  const { shown } = page({
    text: 'G-1, 2\nTape, 3\nchair',
    answers: [
      ['g-1', { coded: [lineForTest({ sku: 'G-1' })] }],
      ['tape', { coded: [], named: [], alike: ['narrow', 'wide'].map((id) => lineForTest({ id })) }],
      ['chair', { coded: [], named: [], alike: [] }],
    ],
    choices: [['tape', 'wide']],
  });
  const host = document.createElement('div');
  host.innerHTML = renderToString(shown);
  const form = host.querySelector('form');
  if (!form) throw new Error('There is no form.');
  expect(form.getAttribute('action')).toBe('/shop/quick-order');
  expect(form.enctype).toBe('multipart/form-data');
  expect([...new FormData(form)]).toEqual([
    ['lines', 'G-1, 2\nTape, 3\nchair'],
    ['file', expect.any(File)],
    ['choice tape', 'wide'],
  ]);
  const buttons = [...form.querySelectorAll('button')].map(({ name, value, textContent }) => [
    name,
    value,
    textContent,
  ]);
  expect(buttons).toEqual([
    ['intent', 'check', 'Check list'],
    ['intent', 'add', 'Add 2 products to cart'],
  ]);
  expect(host.querySelector('[role=status]')?.textContent).toBe('Found 2 of 3 lines.');
});

it('asks once for the quantity column of a table', async () => {
  await show();
  await type('1\tGauze\t20\n2\tG-1\t30');
  expect(rows('To check')).toEqual([
    'Lines 1 and 2 Which column is the quantity?Column 1: 1, 2Column 3: 20, 30',
  ]);
  expect(screen.getByRole('button', { name: 'Choose the column of quantities' })).toBeTruthy();
  await act(async () => fireEvent.click(screen.getByRole('radio', { name: 'Column 3: 20, 30' })));
  await act(() => jest.advanceTimersByTimeAsync(0));
  expect(rows('Found')[0]).toContain('30 ×');
  // The choice can be changed.
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Column 3: 20, 30' }).checked).toBe(true);
});
