import type { QuoteSubject } from '@storefront/shared/contracts/quote';
import { postedSubject, readAskedWords, readQuoteSubject, shownLines } from './quote-subject';

test.each<[string, QuoteSubject]>([
  ['', { kind: 'cart' }],
  ['?product=', { kind: 'cart' }],
  ['?product=gauze', { kind: 'product', id: 'gauze', quantity: 1 }],
  ['?product=a%2Fb&quantity=12', { kind: 'product', id: 'a/b', quantity: 12 }],
  ...['0', '-2', '1.5', '10000', 'two', ''].map((quantity): [string, QuoteSubject] => [
    `?product=gauze&quantity=${quantity}`,
    { kind: 'product', id: 'gauze', quantity: 1 },
  ]),
])('/quote%s', (query, asked) => {
  expect(readQuoteSubject(query)).toEqual(asked);
});

test("a form shown without products asks for its message, except a product's form", () => {
  const form = new FormData();
  const product: QuoteSubject = { kind: 'product', id: 'gauze', quantity: 1 };
  expect(postedSubject({ kind: 'cart' }, form)).toEqual({ kind: 'cart' });
  form.set(shownLines, '[]');
  expect(postedSubject({ kind: 'cart' }, form)).toEqual({ kind: 'message' });
  expect(postedSubject(product, form)).toBe(product);
});

test.each([
  ['', ''],
  ['?message=saliva+ejector', 'saliva ejector'],
  ['?message=%20%00a%0Ab%20', 'ab'],
  [`?message=${'a'.repeat(300)}`, 'a'.repeat(200)],
  [`?message=${'a'.repeat(199)}😀`, 'a'.repeat(199)],
])('the words asked for in %j are %j', (search, words) => {
  expect(readAskedWords(search)).toBe(words);
});
