import { queryReader } from './query-reader';

test.each([
  [
    'text',
    (query: unknown) => queryReader(query).text('x'),
    [
      ['a b', 'a b'],
      [' a ', 'a'],
      ['a\0b', 'a\ufffdb'],
      ['  ', undefined],
      ['', undefined],
    ],
  ],
  [
    'amount',
    (query: unknown) => queryReader(query).amount('x'),
    [
      ['0', 0],
      ['12.5', 12.5],
      ['', undefined],
    ],
  ],
  [
    'whole',
    (query: unknown) => queryReader(query).whole('x', 1, 10),
    [
      ['1', 1],
      ['10', 10],
      ['', undefined],
    ],
  ],
  [
    'flag',
    (query: unknown) => queryReader(query).flag('x'),
    [
      ['1', true],
      ['true', true],
      ['0', false],
      ['false', false],
    ],
  ],
  [
    'choice',
    (query: unknown) => queryReader(query).choice('x', ['asc', 'desc']),
    [
      ['desc', 'desc'],
      ['', undefined],
    ],
  ],
  [
    'list',
    (query: unknown) => queryReader(query).list('x', 3),
    [
      ['a,b', ['a', 'b']],
      [
        ['a', 'b,c'],
        ['a', 'b', 'c'],
      ],
      [
        ['a', '\0,b'],
        ['a', '\ufffd', 'b'],
      ],
      ['', []],
    ],
  ],
] as const)('%s reads what is well formed', (_method, read, cases) => {
  for (const [given, expected] of cases) expect(read({ x: given })).toEqual(expected);
  expect(read({})).toBeUndefined();
});

test.each([
  ['a repeated parameter', (query: unknown) => queryReader(query).text('x'), ['a', 'b']],
  ['a long text', (query: unknown) => queryReader(query).text('x'), 'a'.repeat(10_000)],
  ['a word for an amount', (query: unknown) => queryReader(query).amount('x'), 'ten'],
  ['a negative amount', (query: unknown) => queryReader(query).amount('x'), '-1'],
  ['no finite amount', (query: unknown) => queryReader(query).amount('x'), 'Infinity'],
  ['a page before the first', (query: unknown) => queryReader(query).whole('x', 1, 10), '0'],
  ['a page beyond the last', (query: unknown) => queryReader(query).whole('x', 1, 10), '11'],
  ['a broken page', (query: unknown) => queryReader(query).whole('x', 1, 10), '1.5'],
  ['another word for yes', (query: unknown) => queryReader(query).flag('x'), 'yes'],
  [
    'something to choose from elsewhere',
    (query: unknown) => queryReader(query).choice('x', ['asc', 'desc']),
    'up',
  ],
  ['too many entries', (query: unknown) => queryReader(query).list('x', 3), 'a,b,c,d'],
  ['a NUL character in a number', (query: unknown) => queryReader(query).whole('x', 1, 10), '1\0'],
])('%s is refused by a sentence that names the parameter', (_what, read, given) => {
  expect(() => read({ x: given })).toThrow(
    expect.objectContaining({ statusCode: 400, message: expect.stringMatching(/^x must .*\.$/) }),
  );
});
