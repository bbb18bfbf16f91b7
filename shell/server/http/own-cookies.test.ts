import { isAnonymous } from './own-cookies';

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
});
