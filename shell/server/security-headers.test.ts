import { securityHeaders } from './security-headers';

const policy = securityHeaders('abc', {
  styles: ['http://localhost:3001', 'http://localhost:3001'],
  pictures: ['http://localhost:4000'],
  calls: ['http://localhost:4000'],
})['content-security-policy'];

test('scripts run by nonce alone', () => {
  expect(policy).toContain("script-src 'nonce-abc' 'strict-dynamic';");
  expect(policy).not.toContain('unsafe');
});

test('each kind of address is allowed where it is needed, once', () => {
  expect(policy).toContain("style-src 'self' http://localhost:3001;");
  expect(policy).toContain("connect-src 'self' http://localhost:4000;");
  expect(policy).toContain("img-src 'self' data: http://localhost:4000;");
});
