import type { IncomingMessage } from 'node:http';
import { Readable } from 'node:stream';
import { drainBody } from './drain-body';

const megabyte = Buffer.alloc(2 ** 20);

/** A request of whose body there is always more. */
function endless() {
  const read = jest.fn(() => megabyte);
  const message = Object.assign(new Readable({ read() {} }), { complete: false, read });
  return { message: message as unknown as IncomingMessage, read };
}

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

test('drains very many bodies slowly, and none without end', async () => {
  const all = Array.from({ length: 100 }, endless);
  for (const { message } of all) drainBody(message);
  const reads = () => all.reduce((sum, { read }) => sum + read.mock.calls.length, 0);
  expect(reads()).toBe(100);
  jest.advanceTimersByTime(5);
  expect(reads()).toBe(104);
  jest.advanceTimersByTime(10_000);
  expect(all.every(({ message }) => message.destroyed)).toBe(true);
  expect(reads()).toBe(100 * 33);
  expect(jest.getTimerCount()).toBe(0);
});

test('leaves a body that has arrived alone', () => {
  const { message, read } = endless();
  Object.assign(message, { complete: true });
  drainBody(message);
  expect(read).toHaveBeenCalledTimes(1);
  expect(jest.getTimerCount()).toBe(0);
});

test('leaves an aborted body alone', () => {
  const { message, read } = endless();
  message.destroy();
  drainBody(message);
  expect(read).not.toHaveBeenCalled();
  expect(jest.getTimerCount()).toBe(0);
});
