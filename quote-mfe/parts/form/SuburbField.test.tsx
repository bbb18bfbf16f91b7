import type { Suburb } from '@storefront/shared/api/geo-calls';
import type { Api } from '@storefront/shared/testing/api';
import { pageForTest } from '@storefront/shared/testing/page-for-test';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { dropDraft, keepDraft, openDraft } from '../../data/quote-draft';
import { filledQuote } from '../../testing/filled-quote-for-test';
import { QuoteForm } from './QuoteForm';

beforeEach(() => {
  dropDraft(openDraft(cart).key);
  // jsdom has no layout to scroll.
  Element.prototype.scrollIntoView = () => {};
});

const cart = { kind: 'cart' } as const;

const ofState: Readonly<Record<string, readonly Suburb[]>> = {
  TAS: [
    { name: 'Hobart', postcode: '7000' },
    { name: 'Hobart', postcode: '7001' },
    { name: 'Howrah', postcode: '7018' },
  ],
  VIC: [{ name: 'Hotham', postcode: '3000' }],
};
const states = Object.keys(ofState).map((abbreviation) => ({ name: abbreviation, abbreviation }));

async function show(suburbs: Api['suburbs'] = async (state) => ofState[state] ?? [], state = 'TAS') {
  const asked = jest.fn(suburbs);
  const form = (
    <QuoteForm
      subject={cart}
      states={states}
      asked={{ kind: 'cart', products: [], gone: [] }}
      isSending={false}
      send={async () => {}}
    />
  );
  await act(async () => void render(pageForTest(form, { api: { suburbs: asked } })));
  const user = userEvent.setup();
  if (state) await user.selectOptions(screen.getByLabelText('State'), state);
  return { user, asked };
}
const suburb = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Suburb' });
const postcode = () => screen.getByLabelText<HTMLInputElement>('Postcode').value;
const options = () => screen.queryAllByRole('option', { name: /7|3/ }).map(({ textContent }) => textContent);

it('suggests the suburbs of the chosen state, and fills in the postcode of the chosen suburb', async () => {
  const { user, asked } = await show();
  await user.type(suburb(), 'hob');
  expect(asked.mock.calls.map(([state]) => state)).toEqual(['TAS']);
  expect(options()).toEqual(['Hobart 7000', 'Hobart 7001']);
  expect(suburb().getAttribute('aria-expanded')).toBe('true');
  await user.keyboard('{ArrowDown}{ArrowDown}');
  const active = document.getElementById(suburb().getAttribute('aria-activedescendant') ?? '');
  expect(active?.textContent).toBe('Hobart 7001');
  await user.keyboard('{Enter}');
  expect([suburb().value, postcode()]).toEqual(['Hobart', '7001']);
  expect(options()).toEqual([]);
});

it('closes the suggestions by Escape, reopens them by an arrow key, and chooses by a press', async () => {
  const { user } = await show();
  await user.type(suburb(), 'ho');
  const offered = options();
  await user.keyboard('{Escape}');
  expect(options()).toEqual([]);
  await user.keyboard('{ArrowDown}');
  expect(options()).toEqual(offered);
  await user.type(suburb(), 'w');
  await user.click(screen.getByRole('option', { name: /Howrah/ }));
  expect([suburb().value, postcode()]).toEqual(['Howrah', '7018']);
});

it('fills in the only postcode of a typed suburb, and clears it with the suburb', async () => {
  const { user } = await show();
  await user.type(suburb(), 'howrah');
  await user.tab();
  expect([suburb().value, postcode()]).toEqual(['howrah', '7018']);
  await user.clear(suburb());
  await user.type(suburb(), 'hobart');
  await user.tab();
  expect(postcode()).toBe('');
});

it('keeps a typed postcode', async () => {
  const { user } = await show();
  await user.type(screen.getByLabelText('Postcode'), '7999');
  await user.type(suburb(), 'howrah');
  await user.tab();
  expect(postcode()).toBe('7999');
});

it('another state clears a suburb from a draft, with its postcode', async () => {
  const fields = filledQuote({ suburb: 'Howrah', state: 'TAS', postcode: '7018' });
  keepDraft(cart, { key: openDraft(cart).key, fields, filledPostcode: '7018' });
  const { user } = await show(undefined, '');
  expect([suburb().value, postcode()]).toEqual(['Howrah', '7018']);
  await user.selectOptions(screen.getByLabelText('State'), 'VIC');
  expect([suburb().value, postcode()]).toEqual(['', '']);
});

it('removes the hint at an unfinished postcode when it fills in the postcode', async () => {
  const { user } = await show();
  await user.type(screen.getByLabelText('Postcode'), '70');
  await user.type(suburb(), 'ho');
  screen.getByText('Australian postcodes have four digits.');
  await user.click(screen.getByRole('option', { name: /Howrah/ }));
  expect(postcode()).toBe('7018');
  expect(screen.queryByText('Australian postcodes have four digits.')).toBeNull();
});

it('another state clears the suburb, and its suburbs are suggested', async () => {
  const { user } = await show();
  await user.type(suburb(), 'Hobart');
  await user.selectOptions(screen.getByLabelText('State'), 'VIC');
  expect(suburb().value).toBe('');
  await user.type(suburb(), 'ho');
  expect(options()).toEqual(['Hotham 3000']);
});

it('accepts any text, with and without the suburbs service', async () => {
  const { user } = await show(() => Promise.reject(new Error('The suburbs could not be reached.')));
  await user.type(suburb(), 'Erewhon');
  await user.tab();
  expect(suburb().value).toBe('Erewhon');
  expect(options()).toEqual([]);
});

it('shows a hint while the suburb has another postcode in the chosen state', async () => {
  const { user } = await show();
  const hint = 'In the chosen state this suburb has another postcode. Please check both.';
  const postcodeField = screen.getByLabelText('Postcode');
  await user.type(suburb(), 'Howrah');
  await user.clear(postcodeField);
  await user.type(postcodeField, '3000');
  await user.tab();
  screen.getByText(hint);
  expect(suburb().getAttribute('aria-describedby')).toBe(screen.getByText(hint).id);
  expect(suburb().getAttribute('aria-invalid')).toBeNull();
  await user.clear(postcodeField);
  await user.type(postcodeField, '7018');
  await user.tab();
  expect(screen.queryByText(hint)).toBeNull();
});
