import { nextMove } from './next-move';
import type { Verdict } from './verdict';

const rollout = {
  id: '3f1c7c1e-8f0a-4d7e-9a54-0a2c5b1f6d3e',
  version: '1.0.4+0123456789ab',
  steps: [10, 100],
  every: 60,
  step: 0,
  paused: false,
  overruled: false,
};

const move = (
  outcome: Verdict['outcome'],
  elapsed: number,
  more: object = {},
  unfetched: Parameters<typeof nextMove>[1]['unfetched'] = null,
) =>
  nextMove(
    { ...rollout, ...more },
    { verdict: { outcome, because: 'so it is', signals: [] }, isQuarantined: false, unfetched, elapsed },
  )?.kind ?? 'wait';

test('what an operator has let go on is not paused for the same again, but goes on when the step has lasted', () => {
  expect(move('pause', 59, { overruled: true })).toBe('wait');
  expect(move('pause', 60, { overruled: true })).toBe('advance');
  expect(move('fail', 0, { overruled: true })).toBe('take back');
  expect(move('inconclusive', 600, { overruled: true })).toBe('pause');
});

test('a long step waits three times as long', () => {
  expect(move('inconclusive', 2_999, { every: 1_000 })).toBe('wait');
  expect(move('inconclusive', 3_000, { every: 1_000 })).toBe('pause');
});

test.each([
  ['pass', 59, 'wait'],
  ['pass', 60, 'advance'],
  ['fail', 0, 'take back'],
  ['pause', 0, 'pause'],
  ['inconclusive', 60, 'wait'],
  ['inconclusive', 599, 'wait'],
  ['inconclusive', 600, 'pause'],
] as const)('%s after %d s of 60: %s', (outcome, elapsed, expected) => {
  expect(move(outcome, elapsed)).toBe(expected);
});

test.each([
  ['pass', 'wait'],
  ['pause', 'wait'],
  ['inconclusive', 'wait'],
  ['fail', 'take back'],
] as const)('while it is paused, %s: %s', (outcome, expected) => {
  expect(move(outcome, 1_000, { paused: true })).toBe(expected);
});

test('what is in quarantine is taken back whatever the verdict', () => {
  const verdict: Verdict = { outcome: 'pass', because: '', signals: [] };
  expect(
    nextMove({ ...rollout, paused: true }, { verdict, isQuarantined: true, unfetched: null, elapsed: 0 }),
  ).toEqual({
    kind: 'take back',
    why: '1.0.4+0123456789ab is in quarantine',
  });
});

describe('while its files cannot be fetched', () => {
  test.each([
    [0, 'wait'],
    [599, 'wait'],
    [600, 'pause'],
  ])('for %d s: %s', (lasted, expected) => {
    expect(move('inconclusive', 700, {}, { lasted, ago: 0 })).toBe(expected);
  });

  test('a step has all its time again from when they came', () => {
    expect(move('inconclusive', 1_200, {}, { lasted: 300, ago: 599 })).toBe('wait');
    expect(move('inconclusive', 1_200, {}, { lasted: 300, ago: 600 })).toBe('pause');
  });

  test('it is not advanced, even where an operator has let something else go on, and taken back for its code alone', () => {
    expect(move('pause', 700, { overruled: true }, { lasted: 0, ago: 0 })).toBe('wait');
    expect(move('fail', 0, {}, { lasted: 0, ago: 0 })).toBe('take back');
  });
});
