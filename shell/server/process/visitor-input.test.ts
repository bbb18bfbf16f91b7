import { formatInput, networkIn, parseInput } from './visitor-input';

test.each([
  null,
  { kind: 'query', network: '203.0.113.7' },
  { kind: 'cookies', network: '2001:db8:7' },
  { kind: 'body', network: '' },
] as const)('%j reads back from one word', (input) => {
  const word = formatInput(input?.kind ?? null, input?.network ?? null);
  expect(parseInput(word)).toEqual(input);
  expect(word).toMatch(/^\S+$/);
});

test('says the network also of a visitor without input', () => {
  expect(networkIn(formatInput(null, '203.0.113.7'))).toBe('203.0.113.7');
  expect(['', 'undefined', formatInput('query', null)].map(networkIn)).toEqual(['', '', '']);
});

test.each(['', 'undefined', 'query', 'address,203.0.113.7', 'query,203.0.113.7 x'])(
  '%j is no input',
  (text) => expect(parseInput(text)).toBeNull(),
);
