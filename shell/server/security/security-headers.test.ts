import { securityHeaders } from './security-headers';

const headers = securityHeaders({
  inline: ['sha256-abc', 'sha256-def'],
  scripts: ['http://localhost:3001'],
  styles: ['http://localhost:3001', 'http://localhost:3001'],
  pictures: ['http://localhost:4000'],
  calls: ['http://localhost:4000'],
});
const policy = headers['content-security-policy'];

test("allows the document's script by its hash, and others by origin in browsers without strict-dynamic", () => {
  expect(policy).toContain(
    "script-src 'sha256-abc' 'sha256-def' 'strict-dynamic' 'self' http://localhost:3001;",
  );
  expect(policy).not.toContain('unsafe');
});

test("only the shop's policies turn text into scripts", () => {
  expect(policy).toContain("require-trusted-types-for 'script'; trusted-types default storefront;");
});

test('browsers report refusals', () => {
  expect(policy).toMatch(/; report-uri \/_reports$/);
});

test('allows each kind of address where it is needed, once', () => {
  expect(policy).toContain("style-src 'self' http://localhost:3001;");
  expect(policy).toContain("connect-src 'self' http://localhost:4000;");
  expect(policy).toContain("img-src 'self' data: http://localhost:4000;");
});
