import { memoizeLoad } from './memoize-load';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('loads once, for concurrent callers too', async () => {
  const load = jest.fn(async (name: string) => name.toUpperCase());
  const remembered = memoizeLoad((name: string) => name, load);
  expect(await Promise.all([remembered('a'), remembered('a'), remembered('b')])).toEqual(['A', 'A', 'B']);
  await remembered('a');
  expect(load).toHaveBeenCalledTimes(2);
});

test('remembers a failure for three seconds', async () => {
  const load = jest.fn(() => Promise.reject(new Error('down')));
  const remembered = memoizeLoad((name: string) => name, load);
  await expect(remembered('a')).rejects.toThrow('down');
  jest.advanceTimersByTime(2_999);
  await expect(remembered('a')).rejects.toThrow('down');
  expect(load).toHaveBeenCalledTimes(1);
  jest.advanceTimersByTime(1);
  await expect(remembered('a')).rejects.toThrow('down');
  expect(load).toHaveBeenCalledTimes(2);
});

test('forgets the least recently used beyond a hundred', async () => {
  const load = jest.fn(async (name: number) => name);
  const remembered = memoizeLoad(String, load);
  for (let name = 0; name < 100; name += 1) await remembered(name);
  await remembered(0);
  await remembered(100);
  load.mockClear();
  await remembered(0);
  expect(load).not.toHaveBeenCalled();
  await remembered(1);
  expect(load).toHaveBeenCalledWith(1);
});
