import { groupThousands } from './group-thousands';

test.each([
  ['0', '0'],
  ['999', '999'],
  ['1000', '1,000'],
  ['100000', '100,000'],
  ['1234567.8901', '1,234,567.8901'],
  ['-1234.50', '-1,234.50'],
])('%s is written %s', (decimal, text) => {
  expect(groupThousands(decimal)).toBe(text);
});
