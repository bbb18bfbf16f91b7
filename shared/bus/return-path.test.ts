import fc from 'fast-check';
import { returnPath } from './state-action';

it.each([
  ['/shop?page=2&q=a b#top', '/shop?page=2&q=a%20b#top'],
  ['/product/é', '/product/%C3%A9'],
  ['/shop/../cart', '/cart'],
  ['/', '/'],
])('goes back to %s', (given, path) => {
  expect(returnPath(given)).toBe(path);
});

it.each([
  null,
  '',
  'shop',
  'https://evil.example/',
  '//evil.example',
  '//evil.example/shop',
  '/\\evil.example',
  '/.//evil.example',
  '/x/..//evil.example',
  '/%2e//evil.example',
  '/\t/evil.example',
  '/shop\r\nSet-Cookie: a=b',
  'javascript:alert(1)',
  '//[',
  `/${'a'.repeat(2048)}`,
])('goes to the home page instead of %j', (given) => {
  expect(returnPath(given)).toBe('/');
});

it('never leaves the origin nor its header', () => {
  const pieces = fc.array(
    fc.constantFrom('/', '.', '\\', '%2e', '@', ':', '?', '#', '\t', 'a', 'é', '\ud800', '[', ' '),
  );
  fc.assert(
    fc.property(
      fc.oneof(
        pieces.map((parts) => `/${parts.join('')}`),
        fc.string({ unit: 'binary' }),
      ),
      (given) => {
        const path = returnPath(given);
        expect(path).toMatch(/^\/(?!\/)[\x21-\x7e]*$/);
        expect(new URL(path, 'https://shop.example').origin).toBe('https://shop.example');
      },
    ),
    { numRuns: 1000 },
  );
});
