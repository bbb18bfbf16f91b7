import { negotiateType } from './negotiate-type';

test.each([
  ['image/avif,image/webp,image/apng,image/*,*/*;q=0.8', 'avif'],
  ['image/webp,image/png,*/*;q=0.8', 'webp'],
  ['IMAGE/WEBP', 'webp'],
  ['image/avif;q=0.2, image/webp;q=0.9', 'webp'],
  ['image/avif;q=0, image/jpeg', 'jpeg'],
  ['*/*', 'jpeg'],
  ['image/avif;q=banana,,;', 'jpeg'],
  ['', 'jpeg'],
  [undefined, 'jpeg'],
])('Accept: %s is answered with %s', (accept, type) => {
  expect(negotiateType(accept)).toBe(type);
});
