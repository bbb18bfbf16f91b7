import { visitorAddresses } from './visitor-address';

const secret = 'a-secret-of-the-shell';
const headers = { 'x-shell-secret': secret, 'x-visitor-address': '203.0.113.7' };

test('the shell says whom it asks for', () => {
  expect(visitorAddresses(secret)({ ip: '127.0.0.1', headers })).toBe('203.0.113.7');
});

test.each([
  ['no secret is configured', null, headers],
  ['the secret is missing', secret, { 'x-visitor-address': '203.0.113.7' }],
  ['the secret is wrong', secret, { ...headers, 'x-shell-secret': `${secret}!` }],
  ['the secret is empty', secret, { ...headers, 'x-shell-secret': '' }],
  ['the secret is repeated', secret, { ...headers, 'x-shell-secret': [secret, secret] }],
  ['the address is missing', secret, { 'x-shell-secret': secret }],
  ['the address is none', secret, { ...headers, 'x-visitor-address': 'localhost' }],
  ['there are two addresses', secret, { ...headers, 'x-visitor-address': '203.0.113.7, 203.0.113.8' }],
])("the socket's address counts when %s", (_, configured, sent) => {
  expect(visitorAddresses(configured)({ ip: '198.51.100.1', headers: sent })).toBe('198.51.100.1');
});
