import { readDraining } from './draining';

afterEach(() => jest.useRealTimers());

test('takes the seconds of DRAIN_SECONDS, and knows from the first on', async () => {
  jest.useFakeTimers();
  const { isDraining, begin } = readDraining('15');
  expect(isDraining()).toBe(false);
  const over = jest.fn();
  void begin().then(over);
  expect(isDraining()).toBe(true);
  await jest.advanceTimersByTimeAsync(14_999);
  expect(over).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);
  expect(over).toHaveBeenCalled();
  expect(isDraining()).toBe(true);
});

test.each([undefined, '', '0'])('%j is none', async (text) => {
  jest.useFakeTimers();
  const over = jest.fn();
  void readDraining(text).begin().then(over);
  await jest.advanceTimersByTimeAsync(0);
  expect(over).toHaveBeenCalled();
});

test.each(['-1', 'soon', '3601', '15s'])('%j is refused in one sentence', (text) => {
  expect(() => readDraining(text)).toThrow(
    new Error(`DRAIN_SECONDS must be seconds from 0 to 3600, but is '${text}'.`),
  );
});
