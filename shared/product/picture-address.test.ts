import { pictureAddress } from './picture-address';

test.each([
  ['http://backend', '/uploads/a.jpg', 'http://backend/uploads/a.jpg'],
  ['http://backend/', 'uploads/a.jpg', 'http://backend/uploads/a.jpg'],
  ['/pictures//', '/a.jpg', '/pictures/a.jpg'],
  ['', '/a.jpg', '/a.jpg'],
  ['http://backend', 'https://cdn.example/a.jpg', 'https://cdn.example/a.jpg'],
  ['http://backend', 'HTTP://cdn.example/a.jpg', 'HTTP://cdn.example/a.jpg'],
])('base %j and path %j give %s', (base, path, address) => {
  expect(pictureAddress(base, path)).toBe(address);
});
