import { filledQuote } from '../testing/filled-quote-for-test';
import { fieldHint, type QuoteFieldName, quoteErrors } from './quote-fields';

test('a filled form has no errors, without a company too', () => {
  expect(quoteErrors(filledQuote())).toEqual({});
  expect(quoteErrors(filledQuote({ company: '' }))).toEqual({});
});

const required: QuoteFieldName[] = [
  'firstName',
  'lastName',
  'email',
  'phone',
  'address',
  'state',
  'suburb',
  'postcode',
  'message',
];

test.each(required)('%s is required', (name) => {
  for (const empty of ['', ' \t\n']) {
    expect(quoteErrors(filledQuote({ [name]: empty }))).toEqual({ [name]: 'This Field is Requied' });
  }
});

test('errors are in the order of the page', () => {
  const errors = quoteErrors(filledQuote({ message: '', phone: '123', firstName: '' }));
  expect(Object.entries(errors)).toEqual([
    ['firstName', 'This Field is Requied'],
    ['phone', 'Please Enter Valid number'],
    ['message', 'This Field is Requied'],
  ]);
});

test('reports texts that are too long for the backend', () => {
  const long = 'a'.repeat(100_000);
  expect(quoteErrors(filledQuote({ message: long, lastName: 'a'.repeat(100), company: long }))).toEqual({
    lastName: 'Please use at most 99 characters.',
    company: 'Please use at most 200 characters.',
    message: 'Please use at most 10000 characters.',
  });
});

test('an e-mail address is not checked for its form', () => {
  expect(quoteErrors(filledQuote({ email: 'ann at example' }))).toEqual({});
});

test.each(['1', ' 12 ', '9999'])('a quantity of %j is accepted', (quantity) => {
  expect(quoteErrors(filledQuote({ quantity }))).toEqual({});
});

test.each(['', '0', '-1', '1.5', '1e3', '10000', 'two'])('a quantity of %j is not', (quantity) => {
  expect(quoteErrors(filledQuote({ quantity }))).toEqual({
    quantity: 'The quantity must be a whole number from 1 to 9999.',
  });
});

test.each([
  ['email', 'ann@clinic.example', false],
  ['email', ' ann@clinic.example ', false],
  ['email', 'ann@clinic', true],
  ['email', 'ann', true],
  ['email', '', false],
  ['email', 'mailto:ann@clinic.example\u200b', false],
  ['postcode', '0800', false],
  ['postcode', '800', true],
  ['postcode', 'SW1A 1AA', true],
  ['postcode', ' ', false],
  ['postcode', '\u200e２０００', false],
  ['phone', 'x', false],
] as const)('%s %j', (name, text, hasHint) => {
  expect(fieldHint(name, text) !== null).toBe(hasHint);
});
