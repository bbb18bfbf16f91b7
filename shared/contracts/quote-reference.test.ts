import { readQuoteReference } from './quote-reference';

test.each(['KX3M-7RCF', '10423', 'q-2026-11-23', 'x'.repeat(32)])('%j is a reference', (value) => {
  expect(readQuoteReference(value)).toBe(value);
});

test.each([null, '', ' KX3M', 'KX3M--7RCF', 'KX3M-', 'KX3M\n', '<b>', 'x'.repeat(33), ['KX3M']])(
  '%j is none',
  (value) => {
    expect(readQuoteReference(value)).toBeNull();
  },
);
