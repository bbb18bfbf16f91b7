import type { QuoteAnswer } from '@storefront/shared/api/email-calls';
import type { QuoteSubject } from '@storefront/shared/contracts/quote';
import type { DialogMessage } from '@storefront/shared/contracts/state';
import type { Api } from '@storefront/shared/testing/api';
import { busForTest } from '@storefront/shared/testing/bus-for-test';
import { deferred } from '@storefront/shared/testing/deferred';
import { dialogForTest } from '@storefront/shared/testing/dialog-for-test';
import { pageForTest } from '@storefront/shared/testing/page-for-test';
import { productForTest } from '@storefront/shared/testing/product-for-test';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { dropDraft, openDraft } from '../../data/quote-draft';
import { acceptedQuote, acceptsQuotes, refusedQuote } from '../../testing/filled-quote-for-test';
import { field, fill, press } from '../../testing/form-for-test';
import { Widget } from './QuoteModal';

beforeEach(() => {
  dialogForTest();
  for (const subject of [gauze, cart]) dropDraft(openDraft(subject).key);
});

const gauze = { kind: 'product', id: 'gauze', quantity: 3 } as const;
const cart = { kind: 'cart' } as const;

function Page({ subject }: { readonly subject: QuoteSubject }) {
  const [asked, setAsked] = useState<QuoteSubject | null>(null);
  return (
    <>
      <button type="button" onClick={() => setAsked(subject)}>
        Ask
      </button>
      <Widget asked={asked} onClose={() => setAsked(null)} />
    </>
  );
}

async function show(subject: QuoteSubject = gauze, calls: Partial<Api> = {}) {
  const bus = busForTest({ cart: [{ id: 'gauze', quantity: 2 }, { id: 'tape' }] });
  const dialogs: DialogMessage[] = [];
  bus.events.dialogs.subscribe((message) => dialogs.push(message));
  const requestQuote = acceptsQuotes();
  const productById = async (id: string) => productForTest({ id, name: `The ${id}` });
  const api: Partial<Api> = {
    requestQuote,
    states: async () => [{ name: 'Tasmania', abbreviation: 'TAS' }],
    suburbs: async () => [{ name: 'Hobart', postcode: '7000' }],
    productById,
    productsByIds: async (ids) => Promise.all(ids.map(productById)),
    ...calls,
  };
  await act(async () => void render(pageForTest(<Page subject={subject} />, { bus, api })));
  await press('Ask');
  return { bus, dialogs, requestQuote };
}
const dialog = () => screen.queryByRole('dialog', { name: 'Contact Details' });
const isSending = () =>
  screen.getAllByRole('status').some(({ textContent }) => textContent === 'Sending your request');

it('shows the requested product with its quantity', async () => {
  await show();
  expect(dialog()).not.toBeNull();
  screen.getByRole('link', { name: 'The gauze' });
  expect(field('quantity').value).toBe('3');
});

it('shows the lines of the cart', async () => {
  await show(cart);
  expect(screen.getAllByRole('rowheader').map(({ textContent }) => textContent)).toEqual([
    'The gauze',
    'The tape',
  ]);
});

it('opens before its products are loaded', async () => {
  await show(gauze, { productById: () => new Promise(() => {}) });
  expect(field('quantity').value).toBe('3');
  expect(screen.getByRole('option', { name: 'Victoria' })).toBeTruthy();
});

it('says that a product no longer exists, and still requests it', async () => {
  const { requestQuote } = await show(gauze, { productById: async () => null });
  screen.getByText('This product is no longer in our catalogue. You can still request a quote for it.');
  fill();
  await press('Request a quote');
  expect(requestQuote).toHaveBeenCalledTimes(1);
});

it('asks for a message when another tab empties the cart, and sends the message', async () => {
  const { bus, requestQuote } = await show(cart);
  fill();
  await act(async () => bus.change({ list: 'cart', intent: 'clear' }));
  screen.getByRole('heading', { name: 'No products listed' });
  const need = screen.getByLabelText<HTMLTextAreaElement>(/^What do you need\?/);
  expect(need.value).toBe('When can you deliver?');
  await press('Request a quote');
  expect(requestQuote.mock.calls.map(([{ message, productDetails }]) => [message, productDetails])).toEqual([
    ['When can you deliver?', []],
  ]);
});

it('closes and confirms when the quote is sent; the next form is empty', async () => {
  const { dialogs, requestQuote, bus } = await show(cart);
  fill();
  await press('Request a quote');
  expect(dialog()).toBeNull();
  expect(dialogs).toEqual([
    {
      kind: 'success',
      title: 'Success!',
      text: 'Quote Requested Successfully',
      way: { text: 'See your request', to: '/quote?sent=1' },
    },
  ]);
  expect(requestQuote.mock.calls[0]?.[0].productDetails).toMatchObject([
    { id: 'gauze', quantity: 2 },
    { id: 'tape', quantity: 1 },
  ]);
  expect(bus.state().ecomerce.cartItems).toEqual([]);
  await press('Ask');
  expect(field('firstName').value).toBe('');
});

it('keeps typed text when sending fails, and can be opened again', async () => {
  const refusal = refusedQuote('No deliveries to TAS.');
  const { dialogs, bus } = await show(cart, { requestQuote: () => Promise.reject(refusal) });
  fill();
  await press('Request a quote');
  expect(dialogs).toEqual([{ kind: 'error', title: 'Error!', text: 'No deliveries to TAS.' }]);
  expect(bus.state().ecomerce.cartItems).toHaveLength(2);
  expect(field('message').value).toBe('When can you deliver?');
  expect(isSending()).toBe(false);
  await press('Close quote form');
  await press('Ask');
  expect(field('message').value).toBe('When can you deliver?');
  expect(field('state').value).toBe('TAS');
});

it('keeps the quantity too, and sends the same quote again under the same key', async () => {
  const requestQuote = acceptsQuotes().mockRejectedValueOnce(refusedQuote('No answer.'));
  await show(gauze, { requestQuote });
  fill({ quantity: '50' });
  await press('Request a quote');
  expect(field('quantity').value).toBe('50');
  await press('Request a quote');
  const keys = requestQuote.mock.calls.map(([, , options]) => options?.key);
  expect(keys[0]).toMatch(/^[\da-f]{32}$/);
  expect(keys[1]).toBe(keys[0]);
});

it('stays open while sending, sends once, and then shows the reference', async () => {
  const answer = deferred<QuoteAnswer>();
  const requestQuote = jest.fn(() => answer.promise);
  const { dialogs } = await show(cart, { requestQuote });
  fill();
  expect(isSending()).toBe(false);
  for (const _ of ['once', 'again']) await press('Request a quote');
  expect(dialog()).not.toBeNull();
  expect(isSending()).toBe(true);
  expect(requestQuote).toHaveBeenCalledTimes(1);
  await act(async () => answer.resolve(acceptedQuote({ reference: 'KX3M-7RCF' })));
  expect(dialog()).toBeNull();
  expect(dialogs).toMatchObject([
    {
      text: 'Quote Requested Successfully\nYour reference is KX3M-7RCF.',
      way: { to: '/quote?sent=1&reference=KX3M-7RCF' },
    },
  ]);
});

it('can be closed during sending, shows the same request when reopened, and is empty after success', async () => {
  const answer = deferred<QuoteAnswer>();
  const requestQuote = jest.fn(() => answer.promise);
  const { bus, dialogs } = await show(cart, { requestQuote });
  fill();
  await press('Request a quote');
  await press('Close quote form');
  expect(dialog()).toBeNull();
  await press('Ask');
  expect(isSending()).toBe(true);
  await press('Request a quote');
  expect(requestQuote).toHaveBeenCalledTimes(1);
  act(() => void bus.change({ list: 'cart', intent: 'add', id: 'late', quantity: 7 }));
  act(() => void bus.change({ list: 'cart', intent: 'up', id: 'gauze' }));
  await act(async () => answer.resolve(acceptedQuote()));
  expect(dialogs).toHaveLength(1);
  expect(bus.state().ecomerce.cartItems).toEqual([
    { id: 'gauze', quantity: 1 },
    { id: 'late', quantity: 7 },
  ]);
  expect(dialog()).toBeNull();
  await press('Ask');
  expect(field('firstName').value).toBe('');
});

it('reports a failure after the form was closed, and keeps its text', async () => {
  const answer = deferred<QuoteAnswer>();
  const { dialogs } = await show(cart, { requestQuote: () => answer.promise });
  fill();
  await press('Request a quote');
  await press('Close quote form');
  const refusal = refusedQuote('No deliveries to TAS.');
  await act(async () => answer.reject(refusal));
  expect(dialogs).toEqual([{ kind: 'error', title: 'Error!', text: 'No deliveries to TAS.' }]);
  expect(dialog()).toBeNull();
  await press('Ask');
  expect(field('message').value).toBe('When can you deliver?');
});

it('keeps the typed text when it is closed by accident', async () => {
  await show();
  fireEvent.input(field('firstName'), { target: { value: 'Ann' } });
  await press('Close quote form');
  expect(dialog()).toBeNull();
  await press('Ask');
  expect(field('firstName').value).toBe('Ann');
});
