import { readMessage, readQuote, readSubscriber } from './messages';

const quote = {
  name: 'Ada Lovelace',
  email: 'ada',
  phone: '(02) 9876 5432',
  description: 'Please quote.',
  message: 'Please quote.',
  address: '2 14 Wharf Lane',
  state: 'NSW',
  suburb: 'Pyrmont',
  postcode: '2009',
  productDetails: [{ id: 'a', quantity: 2 }],
};

test('a whole quote request is kept as it was sent', () => {
  expect(readQuote(quote)).toBe(quote);
});

test.each(Object.keys(quote).filter((field) => field !== 'description'))(
  'a quote request needs %s',
  (field) => {
    expect(() => readQuote({ ...quote, [field]: undefined })).toThrow(`${field} is required.`);
    expect(() => readQuote({ ...quote, [field]: field === 'productDetails' ? [] : ' ' })).toThrow(
      `${field} is required.`,
    );
  },
);

test('every missing field has its sentence', () => {
  expect(() => readQuote({ ...quote, name: '', phone: '' })).toThrow('name is required. phone is required.');
});

test.each(['0412 345 678', '+61 412 345 678', '1300 123 456', '+1 (212) 555-0100'])(
  'takes the phone %s',
  (phone) => {
    expect(() => readQuote({ ...quote, phone })).not.toThrow();
  },
);

test.each(['12345', 'call me', '0412 345 678 ext 9'])('refuses the phone %s', (phone) => {
  expect(() => readQuote({ ...quote, phone })).toThrow('phone is not a valid number.');
});

test.each([[undefined], [null], ['text'], [[1]]])('%j is no message', (body) => {
  expect(() => readMessage(body)).toThrow('The body must be a JSON object.');
});

test('what is nested beyond reason is no message', () => {
  expect(() => readMessage(JSON.parse(`{"a":${'['.repeat(5000)}${']'.repeat(5000)}}`))).toThrow(/nested/);
});

test('a subscriber is known by the address, whatever its case', () => {
  expect(readSubscriber({ email: ' Ada@Example.com ' })).toBe('ada@example.com');
  expect(() => readSubscriber({ email: 'a\0b' })).toThrow(/^email /);
  expect(() => readSubscriber({})).toThrow('email is required.');
});
