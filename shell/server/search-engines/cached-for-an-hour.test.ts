import { cachedForAnHour } from './cached-for-an-hour';

const hour = 3_600_000;

beforeEach(() => jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate'] }));
afterEach(() => jest.useRealTimers());

function kept() {
  let nth = 0;
  const make = jest.fn(async () => {
    nth += 1;
    return { nth };
  });
  const failed = jest.fn();
  return { make, failed, ask: cachedForAnHour(make, failed) };
}

const behindTheBack = () => new Promise(setImmediate);

test('is made once for all who wait, and kept', async () => {
  const { make, ask } = kept();
  expect(await Promise.all([ask(), ask()])).toEqual([{ nth: 1 }, { nth: 1 }]);
  jest.advanceTimersByTime(hour - 1);
  expect(await ask()).toEqual({ nth: 1 });
  expect(make).toHaveBeenCalledTimes(1);
});

test('after an hour it is made anew while what is known is given', async () => {
  const { make, ask } = kept();
  await ask();
  jest.advanceTimersByTime(hour);
  expect(await Promise.all([ask(), ask()])).toEqual([{ nth: 1 }, { nth: 1 }]);
  await behindTheBack();
  expect(await ask()).toEqual({ nth: 2 });
  expect(make).toHaveBeenCalledTimes(2);
});

test('a failure is nothing, for a minute', async () => {
  const { make, failed, ask } = kept();
  const error = new Error('down');
  make.mockRejectedValueOnce(error);
  expect(await Promise.all([ask(), ask()])).toEqual([null, null]);
  expect(failed.mock.calls).toEqual([[error]]);
  jest.advanceTimersByTime(59_999);
  expect(await ask()).toBeNull();
  expect(make).toHaveBeenCalledTimes(1);
  jest.advanceTimersByTime(1);
  expect(await ask()).not.toBeNull();
});

test('a failure leaves what is known', async () => {
  const { make, ask } = kept();
  await ask();
  make.mockRejectedValueOnce(new Error('down'));
  jest.advanceTimersByTime(hour);
  await ask();
  await behindTheBack();
  expect(await ask()).toEqual({ nth: 1 });
});
