import { isRelativePath } from './release';

test.each([
  'container.js',
  'browser/routes.1a2b.css',
  'a/b/c@2x.png',
  '1.0.0/release.json',
  '__federation_x.js',
])('%s is a path inside a release', (path) => {
  expect(isRelativePath(path)).toBe(true);
});

test.each([
  '',
  '/container.js',
  '../cart/container.js',
  'browser/../../x.js',
  'browser/./x.js',
  'browser//x.js',
  'browser/',
  '.env',
  'browser/.env',
  'https://example.com/x.js',
  '//example.com/x.js',
  'browser\\x.js',
  'browser/%2e%2e/x.js',
  'x.js?y',
  'x.js#y',
  'x\0.js',
  'x.js\n',
])('%j is refused', (path) => {
  expect(isRelativePath(path)).toBe(false);
});
