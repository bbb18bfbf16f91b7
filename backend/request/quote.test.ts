import { quoteForTest } from '../testing/quote-for-test';
import { readQuote } from './quote';

const quote = quoteForTest({ message: 'Please quote.', productDetails: [{ id: 'a', quantity: 2 }] });

test('a whole quote request is read', () => {
  expect(readQuote({ ...quote, name: ' Ada Lovelace ', company: null })).toMatchObject({
    name: 'Ada Lovelace',
    company: '',
    message: 'Please quote.',
    products: [{ id: 'a', name: '', quantity: 2 }],
  });
});

test.each([
  ['name', 200],
  ['company', 200],
  ['email', 254],
  ['address', 500],
  ['suburb', 200],
  ['state', 200],
  ['postcode', 20],
  ['message', 10_000],
  ['description', 10_000],
])('%s takes %i characters and no more', (field, longest) => {
  expect(() => readQuote({ ...quote, [field]: 'x'.repeat(longest) })).not.toThrow();
  expect(() => readQuote({ ...quote, [field]: 'x'.repeat(longest + 1) })).toThrow(
    `${field} must not be longer than ${longest} characters.`,
  );
});

test('phone takes 50 characters and no more', () => {
  expect(() => readQuote({ ...quote, phone: `0412345678${' '.repeat(40)}` })).not.toThrow();
  expect(() => readQuote({ ...quote, phone: `0412345678${' '.repeat(41)}` })).toThrow(
    'phone must not be longer than 50 characters.',
  );
});

test('a line break is one character', () => {
  expect(() => readQuote({ ...quote, message: 'x\r\n'.repeat(5_000) })).not.toThrow();
});

test('takes 500 products and no more', () => {
  const productDetails = Array.from({ length: 500 }, (_, id) => ({ id, quantity: 1 }));
  expect(readQuote({ ...quote, productDetails }).products).toHaveLength(500);
  expect(() => readQuote({ ...quote, productDetails: [...productDetails, {}] })).toThrow(
    'productDetails must not have more than 500 products.',
  );
});

test.each([
  [
    { id: 7, quantity: 9999, productName: 'Gauze' },
    { id: '7', name: 'Gauze', quantity: 9999 },
  ],
  [
    { productId: 'b', quantity: '2' },
    { id: 'b', name: '', quantity: null },
  ],
  [
    { id: '', productId: 'c', quantity: 0 },
    { id: 'c', name: '', quantity: null },
  ],
  [
    { id: 'a\0', quantity: 1.5 },
    { id: null, name: '', quantity: null },
  ],
  [
    { id: {}, quantity: 10_000, productName: [] },
    { id: null, name: '', quantity: null },
  ],
])('reads the valid fields of the product %j', (product, read) => {
  expect(readQuote({ ...quote, productDetails: [product] }).products).toEqual([read]);
});

test.each(Object.keys(quote).filter((field) => field !== 'description'))(
  'a quote request needs %s',
  (field) => {
    expect(() => readQuote({ ...quote, [field]: undefined })).toThrow(`${field} is required.`);
    expect(() => readQuote({ ...quote, [field]: field === 'productDetails' ? null : ' ' })).toThrow(
      `${field} is required.`,
    );
  },
);

test('a quote without products asks for its message', () => {
  expect(readQuote({ ...quote, productDetails: [] })).toMatchObject({
    message: 'Please quote.',
    products: [],
  });
  expect(() => readQuote({ ...quote, productDetails: [], message: ' ' })).toThrow('message is required.');
});

test.each(['', 'none', 0, false, {}, { length: 0 }, [null], [[]], ['a']])(
  '%j is no list of products',
  (productDetails) => {
    expect(() => readQuote({ ...quote, productDetails })).toThrow(
      'productDetails must be a list of products.',
    );
  },
);

test('every missing field has its sentence', () => {
  expect(() => readQuote({ ...quote, name: '', phone: '' })).toThrow('name is required. phone is required.');
});

test('a phone number has to be one', () => {
  expect(() => readQuote({ ...quote, phone: 'call me' })).toThrow('phone is not a valid number.');
});
