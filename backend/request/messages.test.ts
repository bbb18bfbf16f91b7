import { readMessage, readSubscriber } from './messages';

test('a general message keeps every field', () => {
  expect(readMessage({ email: ' a@b.example ', topic: 'Delivery', list: [1, null], message: 'Hi' })).toEqual({
    name: '',
    email: 'a@b.example',
    message: 'Hi',
    others: [
      ['topic', 'Delivery'],
      ['list', '[1,null]'],
    ],
  });
});

test.each([
  [{ name: 'x'.repeat(201) }, 'name must not be longer than 200 characters.'],
  [{ email: 'x'.repeat(255) }, 'email must not be longer than 254 characters.'],
  [{ message: 'x'.repeat(100_000) }, 'message must not be longer than 10000 characters.'],
  [{ topic: 'x'.repeat(10_001) }, 'topic must not be longer than 10000 characters.'],
  [{ list: Array(5_001).fill(0) }, 'list must not be longer than 10000 characters.'],
  [{ ['x'.repeat(101)]: '' }, "A field's name must not be longer than 100 characters."],
  [
    Object.fromEntries(Array.from({ length: 51 }, (_, n) => [n, n])),
    'The body must not have more than 50 fields.',
  ],
])('names a field that is too long (%#)', (body, sentence) => {
  expect(() => readMessage(body)).toThrow(sentence);
});

test.each([[undefined], [null], ['text'], [[1]]])('%j is no message', (body) => {
  expect(() => readMessage(body)).toThrow('The body must be a JSON object.');
});

test('a subscriber is known by the address, whatever its case', () => {
  expect(readSubscriber({ email: ' Ada@Example.com ' })).toBe('ada@example.com');
  expect(readSubscriber({ email: 'mailto:Ada@Example.com\u200b' })).toBe('ada@example.com');
  expect(() => readSubscriber({ email: '\u200b' })).toThrow('email is required.');
  expect(() => readSubscriber({ email: 'a\0b' })).toThrow(/^email /);
  expect(() => readSubscriber({})).toThrow('email is required.');
});
