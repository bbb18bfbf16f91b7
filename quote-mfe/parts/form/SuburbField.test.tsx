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

it('suggests the suburbs of the chosen state; one that is chosen fills the postcode', async () => {
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

it('is chosen by a press, closed by Escape and opened again by an arrow key', async () => {
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

it('fills the postcode of a typed suburb that has one only, and takes it back with the suburb', async () => {
  const { user } = await show();
  await user.type(suburb(), 'howrah');
  await user.tab();
  expect([suburb().value, postcode()]).toEqual(['howrah', '7018']);
  await user.clear(suburb());
  await user.type(suburb(), 'hobart');
  await user.tab();
  expect(postcode()).toBe('');
});

it('leaves a typed postcode alone', async () => {
  const { user } = await show();
  await user.type(screen.getByLabelText('Postcode'), '7999');
  await user.type(suburb(), 'howrah');
  await user.tab();
  expect(postcode()).toBe('7999');
});

it('from a draft is cleared by another state, with its postcode', async () => {
  const fields = filledQuote({ suburb: 'Howrah', state: 'TAS', postcode: '7018' });
  keepDraft(cart, { key: openDraft(cart).key, fields, filledPostcode: '7018' });
  const { user } = await show(undefined, '');
  expect([suburb().value, postcode()]).toEqual(['Howrah', '7018']);
  await user.selectOptions(screen.getByLabelText('State'), 'VIC');
  expect([suburb().value, postcode()]).toEqual(['', '']);
});

it('takes the hint of an unfinished postcode away when it fills it', async () => {
  const { user } = await show();
  await user.type(screen.getByLabelText('Postcode'), '70');
  await user.type(suburb(), 'ho');
  screen.getByText('Australian postcodes have four digits.');
  await user.click(screen.getByRole('option', { name: /Howrah/ }));
  expect(postcode()).toBe('7018');
  expect(screen.queryByText('Australian postcodes have four digits.')).toBeNull();
});

it('is cleared by another state, whose suburbs it then suggests', async () => {
  const { user } = await show();
  await user.type(suburb(), 'Hobart');
  await user.selectOptions(screen.getByLabelText('State'), 'VIC');
  expect(suburb().value).toBe('');
  await user.type(suburb(), 'ho');
  expect(options()).toEqual(['Hotham 3000']);
});

it('takes any text, with and without the service', async () => {
  const { user } = await show(() => Promise.reject(new Error('The suburbs could not be reached.')));
  await user.type(suburb(), 'Erewhon');
  await user.tab();
  expect(suburb().value).toBe('Erewhon');
  expect(options()).toEqual([]);
});

it('hints at a suburb that the chosen state has with another postcode, until they fit', async () => {
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
