import { idempotencyKey } from './idempotency-key';

test.each(['a', '"8e03978e-40d5-43dd-bc93-6894a57f9324"', '!~', 'x'.repeat(200)])('%j is a key', (key) => {
  expect(idempotencyKey({ 'idempotency-key': key })).toBe(key);
});

test.each([undefined, '', ' ', 'a b', 'a, b', 'é', 'a\t', 'x'.repeat(201), ['a', 'b']])(
  '%j counts as none',
  (key) => {
    expect(idempotencyKey({ 'idempotency-key': key })).toBeNull();
  },
);
