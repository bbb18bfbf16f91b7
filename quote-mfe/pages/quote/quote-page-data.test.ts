import { ApiError } from '@storefront/shared/api/api-error';
import type { DialogMessage } from '@storefront/shared/contracts/state';
import type { Api } from '@storefront/shared/testing/api';
import { argumentsForTest } from '@storefront/shared/testing/arguments-for-test';
import { busForTest, type StateForTest } from '@storefront/shared/testing/bus-for-test';
import { productForTest } from '@storefront/shared/testing/product-for-test';
import { australianStates } from '../../data/quote-data';
import type { QuoteFields } from '../../data/quote-fields';
import { acceptedQuote, acceptsQuotes, filledQuote, postedQuote } from '../../testing/filled-quote-for-test';
import { quoteAction, quoteLoader } from './quote-page-data';

const tasmania = [{ name: 'Tasmania', abbreviation: 'TAS' }];
const load = (address: string, api: Partial<Api> = {}, bus = busForTest()) =>
  quoteLoader(argumentsForTest({ address, api: { states: async () => tasmania, ...api }, bus }));

afterEach(() => jest.restoreAllMocks());

it('returns the backend’s states, and names and prices of the cart’s products', async () => {
  const bus = busForTest({ cart: [{ id: 'gauze' }, { id: 'old' }] });
  const productsByIds = async () => [productForTest({ id: 'gauze', name: 'Gauze', price: 12 })];
  expect(await load('/quote', { productsByIds }, bus)).toEqual({
    states: tasmania,
    asked: {
      kind: 'cart',
      products: [{ id: 'gauze', name: 'Gauze', price: 12, salePrice: null, onSale: false }],
      gone: ['old'],
    },
  });
});

it('works without products that cannot be loaded, and logs it', async () => {
  const logged = jest.spyOn(console, 'error').mockImplementation(() => {});
  const productsByIds = () => Promise.reject(new Error('The shop could not be reached.'));
  const quote = await load('/quote', { productsByIds }, busForTest({ cart: [{ id: 'gauze' }] }));
  expect(quote?.asked).toEqual({ kind: 'cart', products: [], gone: [] });
  expect(logged).toHaveBeenCalledTimes(1);
});

it('falls back to the eight Australian states', async () => {
  const quote = await load('/quote', { states: async () => [] });
  expect(quote?.states).toBe(australianStates);
  expect(australianStates.map(({ abbreviation }) => abbreviation).join(' ')).toBe(
    'ACT NSW NT QLD SA TAS VIC WA',
  );
});

it('returns the requested product and its quantity', async () => {
  const productById = jest.fn(async () => productForTest({ id: 'gauze', name: 'Gauze', price: 12 }));
  expect((await load('/quote?product=gauze&quantity=3', { productById }))?.asked).toEqual({
    kind: 'product',
    quantity: 3,
    product: {
      id: 'gauze',
      name: 'Gauze',
      picture: null,
      price: 12,
      salePrice: null,
      onSale: false,
      packSize: null,
    },
  });
  expect(productById).toHaveBeenCalledWith('gauze', expect.any(AbortSignal));
});

it('answers 404 when there is no such product', async () => {
  await expect(load('/quote?product=gone', { productById: async () => null })).rejects.toMatchObject({
    init: { status: 404 },
  });
});

it('does without the details of a product that cannot be loaded, and logs it', async () => {
  const logged = jest.spyOn(console, 'error').mockImplementation(() => {});
  const productById = () => Promise.reject(new Error('The shop could not be reached.'));
  expect((await load('/quote?product=gauze', { productById }))?.asked).toEqual({
    kind: 'product',
    quantity: 1,
    product: null,
  });
  expect(logged).toHaveBeenCalledTimes(1);
});

it('loads nothing for the confirmation', async () => {
  const states = jest.fn();
  expect(await load('/quote?sent=1', { states })).toBeNull();
  expect(states).not.toHaveBeenCalled();
});

interface Attempt extends StateForTest {
  readonly address?: string;
  readonly fields?: Partial<QuoteFields>;
  readonly api?: Partial<Api>;
  readonly key?: string;
  /** The lines that the form was shown with. */
  readonly shown?: string;
  readonly signal?: AbortSignal;
  /** The field that nobody sees. */
  readonly website?: string;
}

async function post({
  address = '/quote',
  fields = {},
  api = {},
  key,
  shown,
  signal,
  website = '',
  ...state
}: Attempt) {
  const form = postedQuote(fields);
  form.set('website', website);
  if (shown !== undefined) form.set('shownLines', shown);
  if (key) form.set('key', key);
  const bus = busForTest(state);
  const dialogs: DialogMessage[] = [];
  bus.events.dialogs.subscribe((message) => dialogs.push(message));
  const requestQuote = acceptsQuotes();
  const productsByIds = async (ids: readonly string[]) =>
    ids.map((id) => productForTest({ id, name: `The ${id}` }));
  const result = await quoteAction(
    argumentsForTest({
      address,
      bus,
      form,
      signal,
      api: { requestQuote, productsByIds, ...api },
    }),
  );
  return {
    sent: requestQuote.mock.calls.map(([payload]) => payload),
    dialogs,
    cart: bus.state().ecomerce.cartItems,
    redirected: result instanceof Response ? result.headers.get('location') : null,
    retryAfter: result instanceof Response ? null : new Headers(result.init?.headers).get('retry-after'),
    refused: result instanceof Response ? null : { status: result.init?.status, ...result.data },
  };
}

const cart = [{ id: 'gauze', quantity: 2 }, { id: 'tape' }];

it('sends the whole cart, empties it, and redirects to the confirmation', async () => {
  const { sent, cart: after, redirected } = await post({ cart });
  expect(sent).toHaveLength(1);
  expect(sent[0]).toMatchObject({
    name: 'Ann O’neill',
    phone: '0412 345 678',
    productDetails: [
      { id: 'gauze', quantity: 2, productName: 'The gauze' },
      { id: 'tape', quantity: 1, productName: 'The tape' },
    ],
  });
  expect(after).toEqual([]);
  expect(redirected).toBe('/quote?sent=1');
});

it('sends nothing that a program filled in, and returns the typed text and the cart', async () => {
  const { sent, refused, cart: after } = await post({ cart, website: 'https://casino.example' });
  expect(sent).toEqual([]);
  expect(after).toHaveLength(2);
  expect(refused).toMatchObject({
    status: 422,
    fields: filledQuote(),
    errors: {},
    failure: expect.stringContaining('Please send it once more.'),
  });
});

it('redirects with the reference, and with whether a confirmation is e-mailed', async () => {
  const requestQuote = async () => acceptedQuote({ reference: 'KX3M-7RCF', isConfirmed: true });
  const { redirected } = await post({ cart, api: { requestQuote } });
  expect(redirected).toBe('/quote?sent=1&reference=KX3M-7RCF&confirmed=1');
});

it('sends one product with the chosen quantity and leaves the cart alone', async () => {
  const {
    sent,
    cart: after,
    redirected,
  } = await post({
    address: '/quote?product=chair',
    fields: { quantity: ' 12 ' },
    cart,
  });
  expect(sent[0]?.productDetails).toMatchObject([{ id: 'chair', quantity: 12, productName: 'The chair' }]);
  expect(after).toHaveLength(2);
  expect(redirected).toBe('/quote?sent=1');
});

it('sends nothing if the cart differs from the one that the form showed', async () => {
  const changed = await post({ cart, shown: '[["gauze",2]]' });
  expect(changed.sent).toEqual([]);
  expect(changed.refused).toMatchObject({
    status: 422,
    failure: 'Your cart has changed. Check the listed products, and send the form again.',
  });
  expect((await post({ cart, shown: '[["gauze",2],["tape",1]]' })).sent).toHaveLength(1);
});

it('sends nothing for a product that does not exist', async () => {
  const { sent, refused } = await post({
    address: '/quote?product=nope',
    fields: { quantity: '1' },
    api: { productsByIds: async () => [] },
  });
  expect(sent).toEqual([]);
  expect(refused).toMatchObject({ status: 404, failure: 'This product is no longer sold.' });
});

it('sends nothing while a field has an error, and returns the typed text', async () => {
  const fields = { phone: '12', email: ' ', firstName: 'aNN' };
  const { sent, cart: after, refused } = await post({ cart, fields });
  expect(sent).toEqual([]);
  expect(after).toHaveLength(2);
  expect(refused).toEqual({
    status: 422,
    fields: filledQuote(fields),
    errors: { email: 'This Field is Requied', phone: 'Please Enter Valid number' },
    failure: null,
    key: expect.stringMatching(/^[\da-f]{32}$/),
  });
});

it('sends the message if no products were listed, and leaves later additions in the cart', async () => {
  const { sent, cart: after, redirected } = await post({ shown: '[]', cart });
  expect(sent).toMatchObject([
    { message: 'When can you deliver?', description: 'When can you deliver?', productDetails: [] },
  ]);
  expect(after).toHaveLength(2);
  expect(redirected).toBe('/quote?sent=1');
});

it('does not take a cart that was emptied since for a quote without products', async () => {
  const { sent, refused } = await post({});
  expect(sent).toEqual([]);
  expect(refused).toMatchObject({
    status: 422,
    failure: 'Your cart is empty now. Tell us in the form what you need, and send the form again.',
    fields: filledQuote(),
  });
});

const backendRefuses = new ApiError('http', { call: 'POST', status: 400, message: 'No deliveries to TAS.' });
const unknown = new TypeError('x is not a function');

it.each<[string, Partial<Api>, number, string, number]>([
  [
    'the backend refuses',
    { requestQuote: () => Promise.reject(backendRefuses) },
    400,
    'No deliveries to TAS.',
    0,
  ],
  [
    'the details cannot be had',
    { productsByIds: () => Promise.reject(new ApiError('network', { call: 'GET' })) },
    502,
    'The shop could not be reached.',
    0,
  ],
  [
    'something else goes wrong',
    { requestQuote: () => Promise.reject(unknown) },
    502,
    'Your request could not be sent. Please try again in a moment.',
    1,
  ],
])('keeps the cart and the typed text when %s', async (_, api, status, failure, logs) => {
  const logged = jest.spyOn(console, 'error').mockImplementation(() => {});
  const { cart: after, refused } = await post({ cart, api });
  expect(refused).toMatchObject({ status, fields: filledQuote(), errors: {}, failure });
  expect(after).toHaveLength(2);
  expect(logged).toHaveBeenCalledTimes(logs);
  logged.mockRestore();
});

it('passes on the backend’s Retry-After', async () => {
  const tooMany = new ApiError('http', { call: 'POST', status: 429, retryAfter: 42 });
  const { refused, retryAfter } = await post({ cart, api: { requestQuote: () => Promise.reject(tooMany) } });
  expect([refused?.status, retryAfter]).toEqual([429, '42']);
});

it('sends the form’s key, and returns the key when the quote was not sent', async () => {
  const key = 'a'.repeat(32);
  const requestQuote = acceptsQuotes().mockRejectedValueOnce(backendRefuses);
  const { refused } = await post({ cart, api: { requestQuote }, key });
  expect(requestQuote.mock.calls[0]?.[2]).toEqual({ key });
  expect(refused).toMatchObject({ key });
});

it('sends no key for a form without one, and returns a new key when the quote was not sent', async () => {
  const requestQuote = acceptsQuotes().mockRejectedValueOnce(backendRefuses);
  const { refused } = await post({ cart, api: { requestQuote } });
  expect(requestQuote.mock.calls[0]?.[2]).toEqual({});
  expect(refused?.key).toMatch(/^[\da-f]{32}$/);
});

it('shows the result in a dialog', async () => {
  expect((await post({ cart })).dialogs).toEqual([
    { kind: 'success', title: 'Success!', text: 'Quote Requested Successfully' },
  ]);
  const requestQuote = () =>
    Promise.reject(new ApiError('http', { call: 'quote', status: 400, message: 'No deliveries to TAS.' }));
  expect((await post({ cart, api: { requestQuote } })).dialogs).toEqual([
    { kind: 'error', title: 'Error!', text: 'No deliveries to TAS.' },
  ]);
  expect((await post({ cart, fields: { email: '' } })).dialogs).toEqual([]);
});

it('reports a failure to a visitor who left the page during sending, but not to one who left before', async () => {
  const leaving = new AbortController();
  const fails = async () => {
    leaving.abort();
    throw backendRefuses;
  };
  const late = await post({ cart, api: { requestQuote: fails }, signal: leaving.signal });
  expect(late.dialogs).toEqual([{ kind: 'error', title: 'Error!', text: 'No deliveries to TAS.' }]);
  expect((await post({ cart, api: { productsByIds: fails }, signal: leaving.signal })).dialogs).toEqual([]);
});
