import { filledQuote } from '../testing/filled-quote-for-test';
import { dropDraft, keepDraft, openDraft } from './quote-draft';

afterEach(() => dropDraft(openDraft(cart).key));

const cart = { kind: 'cart' } as const;
const gauze = { kind: 'product', id: 'gauze', quantity: 1 } as const;
const { quantity: _, ...details } = filledQuote();

it('keeps key and fields of a quote until it is sent', () => {
  const { key, fields } = openDraft(gauze);
  expect(fields).toEqual({});
  keepDraft(gauze, { key: key, fields: filledQuote({ quantity: '7' }), filledPostcode: null });
  expect(openDraft(gauze)).toMatchObject({ key, fields: filledQuote({ quantity: '7' }) });
  dropDraft(key);
  expect(openDraft(gauze).fields).toEqual({});
  expect(openDraft(gauze).key).not.toBe(key);
});

it('starts a new quote when another quantity is chosen, and drops the quantity typed before', () => {
  const first = openDraft(gauze);
  keepDraft(gauze, { key: first.key, fields: filledQuote({ quantity: '7' }), filledPostcode: '2026' });
  const second = openDraft({ ...gauze, quantity: 3 });
  expect(second).toMatchObject({ fields: details, filledPostcode: '2026' });
  expect(second.key).not.toBe(first.key);
});

it('carries the contact details into another quote', () => {
  const first = openDraft(gauze);
  keepDraft(gauze, { key: first.key, fields: filledQuote({ quantity: '7' }), filledPostcode: null });
  const second = openDraft(cart);
  expect(second.fields).toEqual(details);
  expect(second.key).not.toBe(first.key);
  dropDraft(first.key);
  expect(openDraft(cart)).toMatchObject({ key: second.key, fields: details });
});

it.each([
  '',
  'null',
  '7',
  '{',
  '[]',
  '{"key":1}',
  '{"key":"a","subject":"cart","fields":{"email":7,"phone":"1"}}',
])('reads the readable fields of %j', (text) => {
  sessionStorage.setItem('quoteDraft', text);
  expect(openDraft(cart).fields).toEqual(text.includes('phone') ? { phone: '1' } : {});
});
