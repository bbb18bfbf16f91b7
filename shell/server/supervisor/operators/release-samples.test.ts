import {
  createReleaseSamples,
  durationWithin,
  type ReleaseSamples,
  sampleCount,
  sampleLength,
  sumOfSamples,
} from './release-samples';

const lab = 'lab@1.0.0+0123456789ab';

let clock: number;
let samples: ReleaseSamples;
beforeEach(() => {
  clock = 0;
  samples = createReleaseSamples(() => clock);
});

const failures = () => samples.of(lab).map((one) => one.failures);

test('what is told within half a minute is one sample, the last', () => {
  samples.add(lab, { documents: 3, failures: 1 }, [10, 10, 200]);
  clock += sampleLength - 1;
  samples.add(lab, { documents: 1, failures: 1 }, [10]);
  samples.add('lab@2.0.0+0123456789ab', { documents: 1 }, [10]);
  expect(samples.of(lab).at(-1)).toMatchObject({ documents: 4, failures: 2 });
  clock += 1;
  samples.add(lab, { documents: 1 }, []);
  expect(failures().slice(-2)).toEqual([2, 0]);
});

test('what is half an hour old is forgotten, and a release nobody told of has nothing', () => {
  samples.add(lab, { failures: 1 }, []);
  clock += (sampleCount - 1) * sampleLength;
  expect(failures()).toEqual([1, ...Array(sampleCount - 1).fill(0)]);
  clock += sampleLength;
  expect(failures()).toEqual(Array(sampleCount).fill(0));
  expect(sumOfSamples(samples.of('archive@1.0.0+0123456789ab')).documents).toBe(0);
});

test('durations are known to a tenth', () => {
  samples.add(lab, {}, [...Array(90).fill(20), ...Array(10).fill(700)]);
  const all = sumOfSamples(samples.of(lab));
  const within = (percent: number) => durationWithin(all, percent) ?? 0;
  expect(within(50)).toBeGreaterThanOrEqual(20);
  expect(within(50)).toBeLessThanOrEqual(22);
  expect(within(95)).toBeGreaterThanOrEqual(700);
  expect(within(95)).toBeLessThanOrEqual(770);
});

test('of no documents there is no duration, and whatever is told is counted', () => {
  expect(durationWithin(sumOfSamples([]), 50)).toBeNull();
  samples.add(lab, {}, [0, 1e300]);
  const all = sumOfSamples(samples.of(lab));
  expect(durationWithin(all, 50)).toBe(1);
  expect(durationWithin(all, 100)).toBeLessThan(80_000);
});
