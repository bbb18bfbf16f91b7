import type { QuoteAnswer } from '@storefront/shared/api/email-calls';
import { BusProvider } from '@storefront/shared/bus';
import { keepSentQuote } from '@storefront/shared/forms/sent-quote';
import { RouterContextProvider, StorefrontContext, storefrontContext } from '@storefront/shared/router';
import { type Api, apiForTest } from '@storefront/shared/testing/api';
import { busForTest, type StateForTest } from '@storefront/shared/testing/bus-for-test';
import { deferred } from '@storefront/shared/testing/deferred';
import { productForTest } from '@storefront/shared/testing/product-for-test';
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server.node';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import type { QuoteData } from '../../data/quote-data';
import { dropDraft, openDraft } from '../../data/quote-draft';
import type { QuoteFieldName } from '../../data/quote-fields';
import type { QuoteRefusal } from '../../data/send-quote';
import { routes } from '../../routes';
import { acceptedQuote, acceptsQuotes, filledQuote, refusedQuote } from '../../testing/filled-quote-for-test';
import { field, fill, press } from '../../testing/form-for-test';

afterEach(() => dropDraft(openDraft({ kind: 'cart' }).key));

interface Visit extends StateForTest {
  readonly address?: string;
  readonly api?: Partial<Api>;
  /** The server's answer to a form posted without JavaScript. */
  readonly refusal?: QuoteRefusal;
  /** The server's data for the page; null after a quote was sent. */
  readonly data?: QuoteData | null;
}

const loaded: QuoteData = {
  states: [{ name: 'Tasmania', abbreviation: 'TAS' }],
  asked: { kind: 'cart', products: [], gone: [] },
};

/** The quote's page: real bus, real routes, and a backend that takes every request. */
function visit({ address = '/quote', api = {}, refusal, data, ...state }: Visit) {
  const bus = busForTest(state);
  const requestQuote = acceptsQuotes();
  const states = async () => [{ name: 'Tasmania', abbreviation: 'TAS' }];
  const productById = async (id: string) => productForTest({ id, name: `The ${id}` });
  const productsByIds = async (ids: readonly string[]) => Promise.all(ids.map(productById));
  const backend = apiForTest({ requestQuote, states, productById, productsByIds, ...api });
  const storefront = { bus, api: backend, pictures: '', origin: 'https://shop.test' };
  const router = createMemoryRouter([{ HydrateFallback: () => null, children: routes }], {
    initialEntries: [address],
    ...((refusal || data !== undefined) && {
      hydrationData: {
        loaderData: { '0-0': data === undefined ? loaded : data },
        ...(refusal && { actionData: { '0-0': refusal } }),
      },
    }),
    getContext: () => new RouterContextProvider(new Map([[storefrontContext, storefront]])),
  });
  const page = (
    <StorefrontContext value={storefront}>
      <BusProvider bus={bus}>
        <RouterProvider router={router} />
      </BusProvider>
    </StorefrontContext>
  );
  return { page, bus, requestQuote, user: userEvent.setup() };
}

async function show(options: Visit = {}) {
  const visited = visit(options);
  await act(async () => void render(visited.page));
  return visited;
}

const submit = () => screen.getByRole('button', { name: 'Request a quote' });
const messageOf = (name: QuoteFieldName) =>
  field(name)
    .getAttribute('aria-describedby')
    ?.split(' ')
    .map((id) => document.getElementById(id)?.textContent)
    .join(' ') ?? null;

const cart = [{ id: 'gauze', quantity: 2 }, { id: 'tape' }];

it('has the ten fields with their autofill tokens', async () => {
  await show({ cart });
  screen.getByRole('heading', { name: 'Contact Details' });
  const controls = [...screen.getByRole<HTMLFormElement>('form').elements] as HTMLInputElement[];
  const tokens = controls
    .filter(({ name, type, hidden }) => name && !hidden && type !== 'hidden' && type !== 'checkbox')
    .map((control) => `${control.name} ${control.getAttribute('autocomplete')}`);
  expect(tokens).toEqual([
    'firstName given-name',
    'lastName family-name',
    'company organization',
    'email email',
    'phone tel',
    'address address-line1',
    'state address-level1',
    'suburb address-level2',
    'postcode postal-code',
    'message off',
  ]);
});

it('shows the phone format from the start and beside an error, without a summary', async () => {
  await show({ cart });
  expect(messageOf('phone')).toBe('With area code, such as (02) 9876 5432');
  fill({ phone: '9876 5432' });
  await press('Request a quote');
  expect(document.activeElement).toBe(field('phone'));
  expect(screen.queryByText(/^Please check/)).toBeNull();
  expect(messageOf('phone')).toBe('Please Enter Valid number With area code, such as (02) 9876 5432');
});

it('names the cart or the product to be quoted', async () => {
  await show({ cart });
  expect(screen.getByLabelText('Products to quote').textContent).toMatch(/^For the 2 products in your cart:/);
  await show({ address: '/quote?product=chair&quantity=4' });
  expect(screen.getByRole('link', { name: 'The chair' }).getAttribute('href')).toBe('/product/chair');
  expect(field('quantity').value).toBe('4');
  screen.getByLabelText(/^Message/);
});

it('has the words that a search did not find in its message, below what was typed before', async () => {
  const message = () => screen.getByLabelText<HTMLTextAreaElement>(/^What do you need/);
  const address = '/quote?message=%22bib%22+%26+%3Cb%3E';
  expect(renderToString(visit({ address, data: loaded }).page)).toContain(
    '>&quot;bib&quot; &amp; &lt;b&gt;</textarea>',
  );
  await show({ address });
  expect(message().value).toBe('"bib" & <b>');
  fireEvent.input(message(), { target: { value: 'Two boxes of bibs' } });
  cleanup();
  await show({ address: '/quote?message=bib' });
  expect(message().value).toBe('Two boxes of bibs');
  cleanup();
  await show({ address: '/quote?message=scaler' });
  expect(message().value).toBe('Two boxes of bibs\nscaler');
});

it('shows each price and the total, and names products without a price', async () => {
  const prices = { gauze: 12.5, tape: null };
  const productsByIds = async () => [
    productForTest({ id: 'gauze', name: 'Gauze', price: prices.gauze }),
    productForTest({ id: 'tape', name: 'Tape', price: prices.tape }),
  ];
  await show({ cart: [...cart, { id: 'gone' }], api: { productsByIds } });
  const asked = screen.getByRole('region', { name: 'Products to quote' });
  const [, ...rows] = within(asked).getAllByRole<HTMLTableRowElement>('row');
  expect(rows.map(({ cells }) => [...cells].map(({ textContent }) => textContent))).toEqual([
    ['Gauze', '2 × $12.50', '$25.00'],
    ['Tape', '1', 'Price on request'],
    ['Product goneThis product is no longer sold.', '1', ''],
  ]);
  expect(asked.lastElementChild?.textContent).toBe(
    'Subtotal $25.00+ 1 item priced on requestDoes not include 1 item without details',
  );
});

it('says that a product no longer exists only if the shop answered so', async () => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => {});
  const productsByIds = jest.fn(async (): Promise<ReturnType<typeof productForTest>[]> => {
    throw new Error('down');
  });
  const { bus } = await show({ cart: [{ id: 'tape' }], api: { productsByIds } });
  expect(productsByIds).toHaveBeenCalledTimes(2);
  productsByIds.mockResolvedValue([]);
  await act(async () => bus.change({ list: 'cart', intent: 'add', id: 'gone' }));
  expect(screen.getAllByRole('rowheader').map(({ textContent }) => textContent)).toEqual([
    'Product tape',
    'Product goneThis product is no longer sold.',
  ]);
  log.mockRestore();
});

it('requests products that no longer exist only once', async () => {
  const productsByIds = jest.fn(async () => []);
  await show({ cart: [{ id: 'gone' }], api: { productsByIds } });
  screen.getByText('This product is no longer sold.');
  expect(productsByIds).toHaveBeenCalledTimes(1);
});

it.each([
  [12.5, null, 'For The chair, $12.50 each'],
  [12.5, 1, 'For The chair, $12.50 each'],
  // 'Each' would be a piece of it.
  [12.5, 100, 'For The chair, $12.50'],
  [null, 100, 'For The chair, priced on request'],
])('a product at %p in packs of %p is quoted with its price', async (price, packSize, sentence) => {
  const productById = async () => productForTest({ id: 'chair', name: 'The chair', price, packSize });
  await show({ address: '/quote?product=chair', api: { productById } });
  expect(screen.getByRole('link', { name: 'The chair' }).parentElement?.textContent).toBe(sentence);
});

it('asks what is needed when the cart is empty', async () => {
  await show();
  screen.getByRole('heading', { name: 'No products listed' });
  const choose = screen.getByRole('link', { name: 'choose products in the shop' });
  expect(choose.getAttribute('href')).toBe('/shop');
  expect(screen.getByLabelText<HTMLTextAreaElement>(/^What do you need\?/).name).toBe('message');
  await press('Request a quote');
  screen.getByRole('link', { name: 'What do you need?: This Field is Requied' });
});

it('switches between cart and message when the cart fills or empties meanwhile', async () => {
  const { bus, requestQuote } = await show();
  await act(async () => bus.change({ list: 'cart', intent: 'add', id: 'chair', quantity: 4 }));
  expect(screen.getByLabelText('Products to quote').textContent).toMatch(/^For the product in your cart:/);
  screen.getByLabelText(/^Message/);
  await act(async () => bus.change({ list: 'cart', intent: 'clear' }));
  screen.getByLabelText(/^What do you need\?/);
  await act(async () => bus.change({ list: 'cart', intent: 'add', id: 'chair', quantity: 4 }));
  fill();
  await press('Request a quote');
  expect(requestQuote.mock.calls[0]?.[0].productDetails).toMatchObject([{ id: 'chair', quantity: 4 }]);
});

it('names the errors, focuses the first, and clears an error when its field is edited', async () => {
  const { user, requestQuote } = await show({ cart });
  await user.type(field('firstName'), 'Ann');
  await user.type(field('phone'), '123');
  await user.click(submit());
  expect(requestQuote).not.toHaveBeenCalled();
  expect(document.activeElement).toBe(field('lastName'));
  expect(messageOf('firstName')).toBeNull();
  expect(messageOf('lastName')).toBe('This Field is Requied');
  expect(messageOf('phone')).toMatch(/^Please Enter Valid number/);
  expect(messageOf('company')).toBeNull();
  const summary = within(screen.getByRole('region', { name: 'Please check 8 fields' }));
  await user.click(summary.getByRole('link', { name: 'Phone: Please Enter Valid number' }));
  expect(document.activeElement).toBe(field('phone'));
  await user.type(field('phone'), '4');
  expect(messageOf('phone')).toBe('With area code, such as (02) 9876 5432');
  expect(field('phone').getAttribute('aria-invalid')).toBeNull();
  screen.getByRole('region', { name: 'Please check 7 fields' });
});

it('sends one request for several presses, then confirms it and empties the cart', async () => {
  const answer = deferred<QuoteAnswer>();
  const requestQuote = jest.fn(() => answer.promise);
  const { user, bus } = await show({ cart, api: { requestQuote } });
  fill();
  await user.dblClick(submit());
  await user.click(submit());
  expect(requestQuote).toHaveBeenCalledTimes(1);
  await screen.findByText('Sending your request');
  await act(async () => answer.resolve(acceptedQuote()));
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Success!' }));
  screen.getByText('Quote Requested Successfully');
  expect(bus.state().ecomerce.cartItems).toEqual([]);
});

it.each([
  ['KX3M-7RCF', 'Your reference is KX3M-7RCF. Please have it ready when you call or write.'],
  ['call%201900%20000%20000', undefined],
])('shows the reference in the address if it is valid: %s', async (reference, sentence) => {
  await show({ address: `/quote?sent=1&reference=${reference}` });
  screen.getByText('Quote Requested Successfully');
  expect(screen.queryByText(/^Your reference/)?.textContent).toBe(sentence);
});

describe('after it was sent', () => {
  afterEach(() => sessionStorage.clear());

  it('lists the requested products at the prices when sent, while the tab lives', async () => {
    const reference = 'KX3M-7RCF';
    const { bus } = await show({ cart, api: { requestQuote: async () => acceptedQuote({ reference }) } });
    fill();
    await press('Request a quote');
    expect(bus.state().ecomerce.cartItems).toEqual([]);
    const expectLines = () => {
      const list = screen.getByRole('region', { name: 'What you asked for' });
      expect(
        within(list)
          .getAllByRole<HTMLTableRowElement>('row')
          .slice(1)
          .map(({ cells }) => [...cells].map(({ textContent }) => textContent)),
      ).toEqual([
        ['The gauze', '2 × $12.50', '$25.00'],
        ['The tape', '1 × $12.50', '$12.50'],
      ]);
      expect(list.textContent).toContain('Subtotal $37.50');
    };
    expectLines();
    expect(screen.queryByText(inMail)).toBeNull();
    cleanup();
    await show({ address: `/quote?sent=1&reference=${reference}` });
    expectLines();
    cleanup();
    await show({ address: '/quote?sent=1&reference=OTHER-1&confirmed=1' });
    expect(screen.queryByRole('table')).toBeNull();
    screen.getByText(inMail);
    cleanup();
    await show({ address: '/quote?sent=1&reference=OTHER-1' });
    screen.getByText('Quote Requested Successfully');
    expect(screen.queryByText(inMail)).toBeNull();
  });

  it('describes a product that no longer existed as the cart does', async () => {
    const sent = { reference: null, lines: [{ id: 'gone', quantity: 2 }], products: [] };
    keepSentQuote(sent);
    await show({ address: '/quote?sent=1' });
    screen.getByRole('rowheader', { name: 'Product gone This product is no longer sold.' });
  });

  it('says without scripts where the list of products is', () => {
    keepSentQuote({ reference: 'KX3M-7RCF', lines: [{ id: 'gauze', quantity: 2 }], products: [] });
    const { page } = visit({ address: '/quote?sent=1&reference=KX3M-7RCF&confirmed=1', data: null });
    document.body.innerHTML = renderToString(page);
    screen.getByText(inMail);
    expect(screen.queryByRole('table')).toBeNull();
    document.body.innerHTML = '';
  });

  it('shows and mentions no list if no products were requested', async () => {
    keepSentQuote({ reference: null, lines: [], products: [] });
    await show({ address: '/quote?sent=1' });
    screen.getByRole('heading', { name: 'Success!' });
    expect(screen.queryByRole('table')).toBeNull();
    expect(screen.queryByText(inMail)).toBeNull();
  });
});

const inMail = 'Our e-mail to you says what you asked for.';

it('says why the quote was not sent, keeps the typed text, and can be sent again', async () => {
  const refusal = refusedQuote('No deliveries to TAS.');
  const requestQuote = acceptsQuotes().mockRejectedValueOnce(refusal).mockRejectedValueOnce(refusal);
  await show({ cart, api: { requestQuote } });
  fill();
  await press('Request a quote');
  const alert = screen.getByRole('alert');
  expect(alert.textContent).toBe('Error!No deliveries to TAS.');
  expect(document.activeElement).toBe(alert);
  expect(field('message').value).toBe('When can you deliver?');
  act(() => submit().focus());
  await press('Request a quote');
  expect(document.activeElement).toBe(screen.getByRole('alert'));
  await press('Request a quote');
  screen.getByRole('heading', { name: 'Success!' });
  expect(requestQuote).toHaveBeenCalledTimes(3);
});

it('sends the same key again when the answer was lost and the page was reloaded', async () => {
  const address = '/quote?product=chair';
  const requestQuote = acceptsQuotes().mockRejectedValueOnce(refusedQuote('No answer.'));
  await show({ address, api: { requestQuote } });
  fill();
  await press('Request a quote');
  screen.getByText('No answer.');
  cleanup();
  await show({ address, api: { requestQuote } });
  expect(field('message').value).toBe('When can you deliver?');
  await press('Request a quote');
  screen.getByRole('heading', { name: 'Success!' });
  const [first, second] = requestQuote.mock.calls.map(([, , options]) => options?.key);
  expect(first).toMatch(/^[\da-f]{32}$/);
  expect(second).toBe(first);
});

const keepBox = () =>
  screen.getByRole<HTMLInputElement>('checkbox', { name: 'Keep my details on this device for next time' });

describe('details for the next time', () => {
  afterEach(() => localStorage.clear());

  it('are kept when the box is ticked, and fill the next form except the message', async () => {
    await show({ cart });
    expect(keepBox().checked).toBe(false);
    fill();
    act(() => keepBox().click());
    await press('Request a quote');
    screen.getByRole('heading', { name: 'Success!' });
    cleanup();

    await show({ cart });
    expect(field('phone').value).toBe('0412 345 678');
    expect(field('state').value).toBe('TAS');
    expect(field('message').value).toBe('');
    expect(keepBox().checked).toBe(true);
  });

  it('are not kept without the tick, and forgotten once a quote is sent without it', async () => {
    await show({ cart });
    fill();
    await press('Request a quote');
    expect(localStorage).toHaveLength(0);
    cleanup();

    localStorage.setItem('quoteDetails', '{"firstName":"Ann"}');
    await show({ cart });
    fill();
    act(() => keepBox().click());
    await press('Request a quote');
    expect(localStorage).toHaveLength(0);
  });

  it('are not kept if the form has errors', async () => {
    await show({ cart });
    fill({ phone: '123' });
    act(() => keepBox().click());
    await press('Request a quote');
    expect(localStorage).toHaveLength(0);
  });

  it('do not replace typed text', async () => {
    localStorage.setItem('quoteDetails', '{"firstName":"Ann","lastName":"Lee"}');
    await show({ cart });
    fireEvent.input(field('firstName'), { target: { value: 'Bob' } });
    fireEvent.input(field('lastName'), { target: { value: '' } });
    cleanup();
    await show({ cart });
    expect(field('firstName').value).toBe('Bob');
    expect(field('lastName').value).toBe('');
  });

  it('are forgotten at once on request, cleared from the fields, and that is announced', async () => {
    localStorage.setItem('quoteDetails', '{"firstName":"Ann","lastName":"Lee","state":"TAS"}');
    await show({ cart });
    fireEvent.input(field('lastName'), { target: { value: 'Li' } });
    fireEvent.input(field('message'), { target: { value: 'Soon' } });
    const message = keepBox().closest('form')?.querySelector('label + button + [role=status]');
    expect(message?.textContent).toBe('');
    await press('Forget my details');
    expect(message?.textContent).toBe('Your details are no longer kept on this device.');
    expect(document.activeElement).toBe(keepBox());
    expect(keepBox().checked).toBe(false);
    expect(localStorage).toHaveLength(0);
    expect((['firstName', 'state', 'lastName', 'message'] as const).map((name) => field(name).value)).toEqual(
      ['', '', 'Li', 'Soon'],
    );
    expect(sessionStorage.getItem('quoteDraft')).not.toContain('Ann');
    expect(screen.queryByRole('button', { name: 'Forget my details' })).toBeNull();
  });

  it('are not offered in the server’s HTML', () => {
    const { page } = visit({
      cart,
      refusal: { fields: filledQuote(), errors: {}, failure: 'No.', key: '0'.repeat(32) },
    });
    document.body.innerHTML = renderToString(page);
    submit();
    expect(screen.queryByRole('checkbox')).toBeNull();
  });
});

it('has no key in the server’s HTML, and one when it is interactive', async () => {
  const { page } = visit({ cart, data: loaded });
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(page);
  const key = () => container.querySelector<HTMLInputElement>('input[name=key]')?.value;
  expect(key()).toBeUndefined();
  await act(async () => void render(page, { container, hydrate: true }));
  expect(key()).toMatch(/^[\da-f]{32}$/);
});

it('returns from the server with errors at the fields and the typed text', () => {
  const fields = filledQuote({ phone: '123', suburb: '' });
  const errors = { phone: 'Please Enter Valid number', suburb: 'This Field is Requied' };
  const { page } = visit({ cart, refusal: { fields, errors, failure: null, key: '0'.repeat(32) } });
  document.body.innerHTML = renderToString(page);
  expect(messageOf('phone')).toMatch(/^Please Enter Valid number/);
  expect(messageOf('suburb')).toBe('This Field is Requied');
  expect(field('phone').value).toBe('123');
  expect(field('phone').autofocus).toBe(true);
  expect(field('state').value).toBe('TAS');
  expect(field('message').value).toBe('When can you deliver?');
  expect(screen.getByRole('link', { name: 'Suburb: This Field is Requied' }).getAttribute('href')).toBe(
    '#quote-suburb',
  );
  expect(screen.getByRole<HTMLFormElement>('form', { name: 'Contact Details' }).method).toBe('post');
});
