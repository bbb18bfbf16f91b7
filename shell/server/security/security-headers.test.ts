import { securityHeaders } from './security-headers';

const headers = securityHeaders({
  script: 'sha256-abc',
  scripts: ['http://localhost:3001'],
  styles: ['http://localhost:3001', 'http://localhost:3001'],
  pictures: ['http://localhost:4000'],
  calls: ['http://localhost:4000'],
});
const policy = headers['content-security-policy'];

test('the document’s script runs by its hash, and others by origin where a browser does not know what the hash hands on', () => {
  expect(policy).toContain("script-src 'sha256-abc' 'strict-dynamic' 'self' http://localhost:3001;");
  expect(policy).not.toContain('unsafe');
});

test('no text becomes a script but by the policies of the shop', () => {
  expect(policy).toContain("require-trusted-types-for 'script'; trusted-types default storefront;");
});

test('what is refused is reported, to the endpoint or to its address', () => {
  expect(policy).toMatch(/; report-uri \/_reports$/);
});

test('each kind of address is allowed where it is needed, once', () => {
  expect(policy).toContain("style-src 'self' http://localhost:3001;");
  expect(policy).toContain("connect-src 'self' http://localhost:4000;");
  expect(policy).toContain("img-src 'self' data: http://localhost:4000;");
});
