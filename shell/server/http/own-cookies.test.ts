import { readFileSync } from 'node:fs';
import { isAnonymous } from './own-cookies';

/** The pattern by which nginx recognises them. */
const [, inNginx = ''] =
  /map \$http_cookie \$own_cookie \{[^}]*"~(.*)" 1;/.exec(readFileSync('deploy/nginx.conf', 'utf8')) ?? [];

test.each([
  ['bucket=x; _ga=1', false],
  ['_ga=1; cart=gauze*2', true],
  ['cart.1-ab=add!gauze*1', true],
  ['a=1;without=', true],
  ['notice=%7B', true],
  ['preview=x', true],
  ['a=1; \twishlist =gauze', true],
  [undefined, false],
  ['', false],
  ['_ga=cart; mybucket=1; session', false],
])('%j contains our cookies besides the bucket: %p', (header, isOwn) => {
  expect(isAnonymous(header)).toBe(!isOwn);
  expect(new RegExp(inNginx).test(header ?? '')).toBe(isOwn);
});
