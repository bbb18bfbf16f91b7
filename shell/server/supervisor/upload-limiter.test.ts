import type { IncomingMessage } from 'node:http';
import { createUploadLimiter } from './upload-limiter';

const megabyte = 2 ** 20;
const upload = (length?: number, complete = false) =>
  ({
    complete,
    headers: length === undefined ? {} : { 'content-length': String(length) },
    destroy: jest.fn(),
  }) as unknown as IncomingMessage;

let uploads: ReturnType<typeof createUploadLimiter>;
beforeEach(() => {
  uploads = createUploadLimiter(1e6);
});

/** Of so many such uploads those that are taken. */
const taken = (
  number: number,
  length: number | undefined,
  network: (nth: number) => string | null,
  complete = false,
) =>
  Array.from({ length: number }, () => upload(length, complete)).filter((message, nth) =>
    uploads.begin(message, network(nth)),
  );
const isDropped = (message: IncomingMessage | undefined) =>
  message && jest.mocked(message.destroy).mock.calls.length > 0;

test.each([
  ['in number', megabyte, 8],
  ['in bytes', 3.9 * megabyte, 4],
  ['in bytes, where they do not say how many', undefined, 4],
  ['in bytes, where they say more than is taken', 1e12, 4],
  ['in number, small ones, too', 500, 64],
])('of one network they are bounded %s', (_, length, most) => {
  const all = taken(100, length, () => 'a');
  expect(all).toHaveLength(most);
  expect(uploads.begin(upload(length), 'b')).toBe(true);
  expect(all.filter(isDropped)).toEqual([]);
  expect(uploads.refused()).toBe(100 - most);
});

test.each([
  ['in number', megabyte, 32],
  ['in bytes', 3.9 * megabyte, 16],
  ['in number, small ones, too', 500, 1_024],
])('of all networks together, too, %s: those that have arrived are not dropped', (_, length, most) => {
  expect(taken(2_000, length, String, true)).toHaveLength(most);
  expect([uploads.refused(), uploads.dropped()]).toEqual([2_000 - most, 0]);
});

test('beyond what all may have the longest goes of the network that has most, and nobody is refused', () => {
  const few = taken(6, megabyte, () => 'few');
  const many = taken(8, megabyte, () => 'many');
  const others = taken(18, megabyte, String);
  expect(taken(3, megabyte, (nth) => `new ${nth}`)).toHaveLength(3);
  expect([...few, ...others].filter(isDropped)).toHaveLength(1);
  expect([few[0], ...many].map(isDropped)).toEqual([true, ...many.map((_, nth) => nth < 2)]);
  expect([uploads.refused(), uploads.dropped()]).toEqual([0, 3]);
});

test('so do half-sent small forms of sixteen networks, that keep nobody’s cart from being changed', () => {
  expect(taken(1_024, 500, (nth) => String(nth % 16))).toHaveLength(1_024);
  expect(taken(1, 500, () => 'new')).toHaveLength(1);
  expect([uploads.refused(), uploads.dropped()]).toEqual([0, 1]);
});

test('nobody is dropped for one whose network would have no less: very many at once would drop one another', () => {
  expect(taken(100, megabyte, String)).toHaveLength(32);
  expect([uploads.refused(), uploads.dropped()]).toEqual([68, 0]);
});

test('where nobody can say whose they are all together are bounded alone', () => {
  expect(taken(40, megabyte, () => null, true)).toHaveLength(32);
});

test('small ones have room of their own', () => {
  const large = taken(40, megabyte, () => 'a').concat(taken(40, megabyte, String));
  expect(taken(10, 500, () => 'a')).toHaveLength(10);
  const dropped = uploads.dropped();
  taken(2_000, 500, String);
  expect(large.filter(isDropped)).toHaveLength(dropped);
});

test('of few files that may be open they leave some to others', () => {
  uploads = createUploadLimiter(256);
  expect(taken(100, 500, () => 'a')).toHaveLength(8);
  expect(taken(100, megabyte, () => 'a')).toHaveLength(4);
  expect(taken(100, 500, String, true)).toHaveLength(31);
  expect(taken(100, megabyte, String, true)).toHaveLength(15);
});

test('one that ends makes room, once', () => {
  const [first = upload()] = taken(8, megabyte, () => 'a');
  uploads.end(first);
  uploads.end(first);
  expect(taken(8, megabyte, () => 'a')).toHaveLength(1);
});
