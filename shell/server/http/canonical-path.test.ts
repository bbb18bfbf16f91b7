import { canonicalPath } from './canonical-path';

test.each(['/', '/shop?page=2', '/search?keyword=//x', '/a//b', '/%E0%A4%A'])('%s stays', (url) => {
  expect(canonicalPath(url)).toBeNull();
});

test.each([
  ['//shop?page=2', '/shop?page=2'],
  ['//evil.example/shop', '/evil.example/shop'],
  ['/\\evil.example/shop', '/evil.example/shop'],
  ['/.//evil.example', '/evil.example'],
  ['///', '/'],
])('%s leads to %s', (url, path) => {
  expect(canonicalPath(url)).toBe(path);
});
