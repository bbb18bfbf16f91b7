import type { Measured, MeasuredPage } from './goals';
import { verdicts } from './goals';

const atTheLimit: MeasuredPage = {
  performance: 97,
  otherScores: 100,
  layoutShift: 0.02,
  scripts: 140_000,
  singleBundleScripts: 115_000,
  chain: 2,
  paint: 349,
  staticCopyPaint: 349,
};

const measured: Measured = {
  pages: [atTheLimit, atTheLimit, atTheLimit],
  documents: 100,
  presses: [12, 50],
  interactions: [16, 100],
};

function missed(changed: Partial<MeasuredPage>, rest: Partial<Measured> = {}) {
  const pages = [atTheLimit, { ...atTheLimit, ...changed }];
  return verdicts({ ...measured, pages, ...rest }).filter(({ met }) => !met);
}

test('a shop at every limit meets every goal', () => {
  expect(missed({})).toEqual([]);
});

test('one page beyond a limit misses the goal, and its figure is given', () => {
  expect(missed({ scripts: 139_000, singleBundleScripts: 113_900 })).toMatchObject([{ measured: '25.1 KB' }]);
  expect(missed({ scripts: 140_100, singleBundleScripts: 120_000 })).toMatchObject([
    { measured: '140.1 KB' },
  ]);
  expect(missed({ chain: 3 })).toMatchObject([{ measured: '3' }]);
  expect(missed({ paint: 300, staticCopyPaint: 250 })).toMatchObject([{ measured: '1.20' }]);
  expect(missed({ paint: 350, staticCopyPaint: 350 })).toMatchObject([{ measured: '350 ms' }]);
  expect(missed({ performance: 96 })).toMatchObject([{ measured: '96' }]);
  expect(missed({ otherScores: 99 })).toMatchObject([{ measured: '99' }]);
  expect(missed({ layoutShift: 0.03 })).toMatchObject([{ measured: '0.030' }]);
});

test('a slow server, a single slow press and a single slow control miss theirs', () => {
  expect(missed({}, { documents: 99 })).toMatchObject([{ measured: '99' }]);
  expect(missed({}, { presses: [10, 10, 51] })).toMatchObject([{ measured: '51 ms' }]);
  expect(missed({}, { interactions: [16, 104] })).toMatchObject([{ measured: '104 ms' }]);
});
