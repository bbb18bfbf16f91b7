import { filledQuote } from '../../testing/filled-quote-for-test';
import { forgetDetails, keepDetails, keptDetails } from './kept-details';

afterEach(() => localStorage.clear());

const { quantity: _, message: __, ...details } = filledQuote();

test('details are kept until they are forgotten, without quantity and message', () => {
  expect(keptDetails()).toBeNull();
  keepDetails(filledQuote());
  expect(keptDetails()).toEqual(details);
  expect(localStorage.getItem('quoteDetails')).not.toContain('When can you deliver?');
  forgetDetails();
  expect(keptDetails()).toBeNull();
  expect(localStorage).toHaveLength(0);
});

test.each([
  ['', null],
  ['null', null],
  ['7', null],
  ['{', null],
  ['[]', null],
  ['"Ann"', null],
  ['{"message":"Hello","quantity":"3","__proto__":{"email":"x"}}', null],
  ['{"firstName":7,"lastName":"","email":null,"phone":"0412 345 678"}', { phone: '0412 345 678' }],
  ['{"phone":"call me","suburb":" ","state":"TAS"}', { state: 'TAS' }],
  [JSON.stringify({ company: 'x'.repeat(201), address: '1 High St' }), { address: '1 High St' }],
])('the stored text %j fills the fields %j', (text, taken) => {
  localStorage.setItem('quoteDetails', text);
  expect(keptDetails()).toEqual(taken);
});
