import { within } from './within';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

test('what is done in time is given, and nothing is waited for then', async () => {
  expect(await within(60_000, Promise.resolve('done'))).toBe('done');
  await expect(within(60_000, Promise.reject(new Error('lost')))).rejects.toThrow('lost');
  expect(jest.getTimerCount()).toBe(0);
});

test('what stands still is given up', async () => {
  const outcome = expect(within(60_000, new Promise(() => {}))).rejects.toThrow('it takes longer than 60 s');
  jest.advanceTimersByTime(60_000);
  await outcome;
});
