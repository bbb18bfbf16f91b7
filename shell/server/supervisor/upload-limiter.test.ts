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

/** The accepted ones of so many such uploads. */
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
])('uploads of one network are limited %s', (_, length, most) => {
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
])('uploads of all networks are limited %s: complete ones are not dropped', (_, length, most) => {
  expect(taken(2_000, length, String, true)).toHaveLength(most);
  expect([uploads.refused(), uploads.dropped()]).toEqual([2_000 - most, 0]);
});

test('when the total is exceeded, drops the oldest upload of the network with the most bytes, and refuses none', () => {
  const few = taken(6, megabyte, () => 'few');
  const many = taken(8, megabyte, () => 'many');
  const others = taken(18, megabyte, String);
  expect(taken(3, megabyte, (nth) => `new ${nth}`)).toHaveLength(3);
  expect([...few, ...others].filter(isDropped)).toHaveLength(1);
  expect([few[0], ...many].map(isDropped)).toEqual([true, ...many.map((_, nth) => nth < 2)]);
  expect([uploads.refused(), uploads.dropped()]).toEqual([0, 3]);
});

test('half-sent small forms of sixteen networks do not block a change of the cart', () => {
  expect(taken(1_024, 500, (nth) => String(nth % 16))).toHaveLength(1_024);
  expect(taken(1, 500, () => 'new')).toHaveLength(1);
  expect([uploads.refused(), uploads.dropped()]).toEqual([0, 1]);
});

test('drops nobody for a network with as many uploads: very many senders would drop one another', () => {
  expect(taken(100, megabyte, String)).toHaveLength(32);
  expect([uploads.refused(), uploads.dropped()]).toEqual([68, 0]);
});

test('uploads of unknown networks share one limit', () => {
  expect(taken(40, megabyte, () => null, true)).toHaveLength(32);
});

test('small uploads have room of their own', () => {
  const large = taken(40, megabyte, () => 'a').concat(taken(40, megabyte, String));
  expect(taken(10, 500, () => 'a')).toHaveLength(10);
  const dropped = uploads.dropped();
  taken(2_000, 500, String);
  expect(large.filter(isDropped)).toHaveLength(dropped);
});

test('leaves open files to others if there are few', () => {
  uploads = createUploadLimiter(256);
  expect(taken(100, 500, () => 'a')).toHaveLength(8);
  expect(taken(100, megabyte, () => 'a')).toHaveLength(4);
  expect(taken(100, 500, String, true)).toHaveLength(31);
  expect(taken(100, megabyte, String, true)).toHaveLength(15);
});

test('an ended upload makes room, once', () => {
  const [first = upload()] = taken(8, megabyte, () => 'a');
  uploads.end(first);
  uploads.end(first);
  expect(taken(8, megabyte, () => 'a')).toHaveLength(1);
});
