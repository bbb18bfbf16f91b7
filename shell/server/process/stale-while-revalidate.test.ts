import { staleWhileRevalidate } from './stale-while-revalidate';

const hour = 3_600_000;

beforeEach(() => jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate'] }));
afterEach(() => jest.useRealTimers());

function cached() {
  let nth = 0;
  const make = jest.fn<Promise<object | null>, [object | null]>(async () => {
    nth += 1;
    return { nth };
  });
  return { make, ask: staleWhileRevalidate(make, hour, 60_000) };
}

const behindTheBack = () => new Promise(setImmediate);

test('is computed once for all who wait, and cached', async () => {
  const { make, ask } = cached();
  expect(await Promise.all([ask(), ask()])).toEqual([{ nth: 1 }, { nth: 1 }]);
  jest.advanceTimersByTime(hour - 1);
  expect(await ask()).toEqual({ nth: 1 });
  expect(make).toHaveBeenCalledTimes(1);
});

test('after an hour is computed again, and the old value is used meanwhile', async () => {
  const { make, ask } = cached();
  await ask();
  jest.advanceTimersByTime(hour);
  expect(await Promise.all([ask(), ask()])).toEqual([{ nth: 1 }, { nth: 1 }]);
  await behindTheBack();
  expect(await ask()).toEqual({ nth: 2 });
  expect(make.mock.calls).toEqual([[null], [{ nth: 1 }]]);
});

test('a failure gives nothing for a minute', async () => {
  const { make, ask } = cached();
  make.mockResolvedValueOnce(null);
  expect(await Promise.all([ask(), ask()])).toEqual([null, null]);
  jest.advanceTimersByTime(59_999);
  expect(await ask()).toBeNull();
  expect(make).toHaveBeenCalledTimes(1);
  jest.advanceTimersByTime(1);
  expect(await ask()).not.toBeNull();
});

test('a failure keeps the old value', async () => {
  const { make, ask } = cached();
  await ask();
  make.mockResolvedValueOnce(null);
  jest.advanceTimersByTime(hour);
  await ask();
  await behindTheBack();
  expect(await ask()).toEqual({ nth: 1 });
});
