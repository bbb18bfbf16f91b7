import { formatInput, parseInput } from './visitor-input';

test.each([
  null,
  { kind: 'query', network: '203.0.113.7' },
  { kind: 'cookies', network: '2001:db8:7' },
  { kind: 'body', network: '' },
] as const)('%j is read as it was written, and is one word', (input) => {
  expect(parseInput(formatInput(input))).toEqual(input);
  expect(formatInput(input)).toMatch(/^\S+$/);
});

test.each(['', 'undefined', 'query', 'address,203.0.113.7', 'query,203.0.113.7 x'])('%j is nothing', (text) =>
  expect(parseInput(text)).toBeNull(),
);
