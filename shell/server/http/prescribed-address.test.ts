import { prescribedAddress } from './prescribed-address';

test.each([
  '/',
  '/?page=2',
  '/shop?page=2',
  '/product/Ab%2Fc',
  '/product/layout-2/AB',
  '/post/Some-Slug',
  '/favicon.svg',
  '/Static/img/',
  '/unknown/',
  '/product/\\evil.example/',
  '/%E0%A4%A/',
])('%s stays', (url) => {
  expect(prescribedAddress(url)).toBeNull();
});

test.each([
  ['/SHOP', '/shop'],
  ['/shop/', '/shop'],
  ['/Shop/List//?keyword=A%20b&page=2', '/shop/list?keyword=A%20b&page=2'],
  ['/Product/Ab%2Fc/', '/product/Ab%2Fc'],
  ['/product/SOLD-OUT/Ab', '/product/sold-out/Ab'],
  ['/HOMES/home-2', '/homes/home-2'],
  ['/Post/Some-Slug', '/post/Some-Slug'],
  ['/newsletter/?sent=1', '/newsletter?sent=1'],
])('%s leads to %s, which stays', (url, address) => {
  expect(prescribedAddress(url)).toBe(address);
  expect(prescribedAddress(address)).toBeNull();
});
