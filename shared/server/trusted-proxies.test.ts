import { trustedProxies } from './trusted-proxies';

test.each([undefined, '', ' , '])('%j trusts nobody', (text) => {
  expect(trustedProxies(text)('127.0.0.1')).toBe(false);
});

test.each([
  ['10.0.0.5', ['10.0.0.5', '::ffff:10.0.0.5'], ['10.0.0.6', '127.0.0.1']],
  ['10.0.0.0/8, 2001:db8::/32', ['10.9.9.9', '2001:db8::1'], ['11.0.0.1', '2001:db9::1']],
  ['192.168.0.1 192.168.0.2', ['192.168.0.1', '192.168.0.2'], ['192.168.0.3']],
  ['loopback', ['127.0.0.1', '127.8.8.8', '::1', '::ffff:127.0.0.1'], ['10.0.0.1']],
  ['uniquelocal,linklocal', ['10.0.0.1', '172.16.0.1', 'fd00::1', 'fe80::1'], ['127.0.0.1', '8.8.8.8']],
  ['10.0.0.0/255.0.0.0', ['10.1.2.3'], ['11.0.0.1']],
])('%s', (text, trusted, others) => {
  const isTrusted = trustedProxies(text);
  for (const address of trusted) expect([address, isTrusted(address)]).toEqual([address, true]);
  for (const address of [...others, '', 'unknown', 'a.example'])
    expect([address, isTrusted(address)]).toEqual([address, false]);
});

// 0.0.0.0/0 would trust everybody; elsewhere 1 is a number of proxies.
test.each(['1', 'nginx', '10.0.0.0/33', '0.0.0.0/0', '10.0.0', '10.0.0.5:80'])(
  '%s is refused in one sentence that has it',
  (text) => {
    expect(() => trustedProxies(`loopback, ${text}`)).toThrow(
      `TRUST_PROXY must be addresses (10.0.0.5), ranges (10.0.0.0/8) or loopback, linklocal, uniquelocal, but has '${text}'.`,
    );
  },
);
