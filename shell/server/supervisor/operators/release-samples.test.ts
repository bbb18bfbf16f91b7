import {
  createSamples,
  durationWithin,
  type Samples,
  sampleCount,
  sampleLength,
  sumOfSamples,
} from './release-samples';

let clock: number;
let samples: Samples;
beforeEach(() => {
  clock = 0;
  jest.spyOn(performance, 'now').mockImplementation(() => clock);
  samples = createSamples();
});
afterEach(() => jest.restoreAllMocks());

const failures = () => samples.all().map((one) => one.failures);
const add = (...took: readonly number[]) => {
  for (const duration of took) samples.add({ documents: 1 }, duration);
};

test('what is told within half a minute is one sample, the last', () => {
  samples.add({ documents: 3, failures: 1 }, 10);
  clock += sampleLength - 1;
  samples.add({ documents: 1, failures: 1 }, 10);
  expect(samples.all().at(-1)).toMatchObject({ documents: 4, failures: 2 });
  clock += 1;
  samples.add({ documents: 1, deaths: 1 });
  expect(failures().slice(-2)).toEqual([2, 1]);
});

test('what is half an hour old is forgotten', () => {
  samples.add({ documents: 1, failures: 1, deaths: 1 });
  clock += (sampleCount - 1) * sampleLength;
  expect(failures()).toEqual([1, ...Array(sampleCount - 1).fill(0)]);
  clock += sampleLength;
  expect(failures()).toEqual(Array(sampleCount).fill(0));
});

test('durations are known to a tenth', () => {
  add(...Array(90).fill(20), ...Array(10).fill(700));
  const all = sumOfSamples(samples.all());
  const within = (percent: number) => durationWithin(all, percent) ?? 0;
  expect(within(50)).toBeGreaterThanOrEqual(20);
  expect(within(50)).toBeLessThanOrEqual(22);
  expect(within(95)).toBeGreaterThanOrEqual(700);
  expect(within(95)).toBeLessThanOrEqual(770);
});

test('of no documents there is no duration, and whatever is told is counted', () => {
  expect(durationWithin(sumOfSamples([]), 50)).toBeNull();
  add(0, 1e300);
  const all = sumOfSamples(samples.all());
  expect(durationWithin(all, 50)).toBe(1);
  expect(durationWithin(all, 100)).toBeLessThan(80_000);
});
