import { type QueryReader, queryReader } from './query-reader';

/** A reader of a query with this under the name `x`. */
const given = (x: unknown) => queryReader({ x });

test('text is trimmed, and nothing when it is empty', () => {
  expect(given(' a b ').text('x')).toBe('a b');
  expect(given('a\0b').text('x')).toBe('a\ufffdb');
  expect(given('  ').text('x')).toBeUndefined();
});

test('a list may be repeated, separated by commas, empty, and absent', () => {
  expect(given(['a', '\0 ,b']).list('x', 3)).toEqual(['a', '\ufffd', 'b']);
  expect(given('').list('x', 3)).toEqual([]);
  expect(queryReader({}).list('x', 3)).toBeUndefined();
});

test('numbers, flags and choices are read as they are written', () => {
  expect(given('0').amount('x')).toBe(0);
  expect(given('12.5').amount('x')).toBe(12.5);
  for (const whole of [1, 10]) expect(given(String(whole)).whole('x', 1, 10)).toBe(whole);
  expect(['1', 'true', '0', 'false'].map((flag) => given(flag).flag('x'))).toEqual([
    true,
    true,
    false,
    false,
  ]);
  expect(given('desc').choice('x', ['asc', 'desc'])).toBe('desc');
});

const methods: readonly ((reader: QueryReader) => unknown)[] = [
  (reader) => reader.text('x'),
  (reader) => reader.amount('x'),
  (reader) => reader.whole('x', 1, 10),
  (reader) => reader.flag('x'),
  (reader) => reader.choice('x', ['asc', 'desc']),
];

test.each(methods)('a missing or empty value is undefined: %p', (read) => {
  expect(read(queryReader({}))).toBeUndefined();
  expect(read(given(''))).toBeUndefined();
});

test.each<[string, (reader: QueryReader) => unknown, unknown]>([
  ['a repeated parameter', (reader) => reader.text('x'), ['a', 'b']],
  ['a long text', (reader) => reader.text('x'), 'a'.repeat(10_000)],
  ['a word for an amount', (reader) => reader.amount('x'), 'ten'],
  ['a negative amount', (reader) => reader.amount('x'), '-1'],
  ['no finite amount', (reader) => reader.amount('x'), 'Infinity'],
  ['a page before the first', (reader) => reader.whole('x', 1, 10), '0'],
  ['a page beyond the last', (reader) => reader.whole('x', 1, 10), '11'],
  ['a broken page', (reader) => reader.whole('x', 1, 10), '1.5'],
  ['a NUL character in a number', (reader) => reader.whole('x', 1, 10), '1\0'],
  ['another word for yes', (reader) => reader.flag('x'), 'yes'],
  ['something to choose from elsewhere', (reader) => reader.choice('x', ['asc', 'desc']), 'up'],
  ['too many entries', (reader) => reader.list('x', 3), 'a,b,c,d'],
])('%s is refused by a sentence that names the parameter', (_what, read, x) => {
  expect(() => read(given(x))).toThrow(
    expect.objectContaining({ statusCode: 400, message: expect.stringMatching(/^x must .*\.$/) }),
  );
});
