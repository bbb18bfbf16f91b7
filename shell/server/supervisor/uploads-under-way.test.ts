import type { IncomingMessage } from 'node:http';
import { createUploadsUnderWay } from './uploads-under-way';

const megabyte = 2 ** 20;
const upload = (length?: number) =>
  ({ headers: length === undefined ? {} : { 'content-length': String(length) } }) as IncomingMessage;

let uploads: ReturnType<typeof createUploadsUnderWay>;
beforeEach(() => {
  uploads = createUploadsUnderWay(4 * megabyte, {
    small: {
      perNetwork: { uploads: 3, bytes: megabyte },
      inAll: { uploads: 4, bytes: megabyte },
    },
    large: {
      perNetwork: { uploads: 3, bytes: 8 * megabyte },
      inAll: { uploads: 5, bytes: 14 * megabyte },
    },
  });
});

/** How many of ten such uploads are taken. */
const taken = (length: number | undefined, network: (nth: number) => string | null) =>
  Array.from({ length: 10 }, (_, nth) => uploads.begin(upload(length), network(nth))).filter(Boolean).length;

test.each([
  ['in number', megabyte, 3],
  ['in bytes', 3.9 * megabyte, 2],
  ['in bytes, where they do not say how many', undefined, 2],
  ['in bytes, where they say more than is taken', 1e12, 2],
])('of one network they are bounded %s', (_, length, most) => {
  expect(taken(length, () => 'a')).toBe(most);
  expect(uploads.begin(upload(length), 'b')).toBe(true);
});

test.each([
  ['in number', megabyte, 5],
  ['in bytes', 3.9 * megabyte, 3],
])('of all networks together, too, %s', (_, length, most) => {
  expect(taken(length, String)).toBe(most);
});

test('where nobody can say whose they are all together are bounded alone', () => {
  expect(taken(megabyte, () => null)).toBe(5);
});

test('small ones have room of their own', () => {
  taken(megabyte, () => 'a');
  taken(megabyte, String);
  expect(taken(500, () => 'a')).toBe(3);
  expect(taken(500, () => 'b')).toBe(1);
});

test('one that ends makes room, once', () => {
  const first = upload(megabyte);
  expect(uploads.begin(first, 'a')).toBe(true);
  expect(taken(megabyte, () => 'a')).toBe(2);
  uploads.end(first);
  uploads.end(first);
  expect(taken(megabyte, () => 'a')).toBe(1);
});
