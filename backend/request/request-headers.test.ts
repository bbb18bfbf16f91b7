import { idempotencyKey, shellHeaders } from './request-headers';

const secret = 'a-secret-of-the-shell';
const headers = { 'x-shell-secret': secret, 'x-visitor-address': '203.0.113.7' };

test('the shell says whom it asks for', () => {
  expect(shellHeaders([secret]).addressOf({ ip: '127.0.0.1', headers })).toBe('203.0.113.7');
});

test.each([[[secret, 'the-next-secret!']], [['the-next-secret!', secret]]])(
  'of two secrets each proves the shell',
  (secrets) => {
    expect(shellHeaders(secrets).addressOf({ ip: '127.0.0.1', headers })).toBe('203.0.113.7');
  },
);

test.each<[string, string[], Record<string, unknown>]>([
  ['no secret is configured', [], headers],
  ['the secret is missing', [secret], { 'x-visitor-address': '203.0.113.7' }],
  ['the secret is wrong', [secret], { ...headers, 'x-shell-secret': `${secret}!` }],
  ['the secret is repeated', [secret], { ...headers, 'x-shell-secret': [secret, secret] }],
  ['the address is missing', [secret], { 'x-shell-secret': secret }],
  ['there are two addresses', [secret], { ...headers, 'x-visitor-address': '203.0.113.7, 203.0.113.8' }],
])("the socket's address counts when %s", (_, configured, sent) => {
  expect(shellHeaders(configured).addressOf({ ip: '198.51.100.1', headers: sent })).toBe('198.51.100.1');
});

test.each(['a', '!~', 'x'.repeat(200)])('%j is a key', (key) => {
  expect(idempotencyKey({ 'idempotency-key': key })).toBe(key);
});

test.each([undefined, '', 'a b', 'é', 'a\t', 'x'.repeat(201), ['a', 'b']])('%j counts as none', (key) => {
  expect(idempotencyKey({ 'idempotency-key': key })).toBeNull();
});
