import { type Plan, type Shop, simulateRollouts } from '../testing/simulate-rollouts';
import { defaultPlan } from './rollout';

const stepMinutes = defaultPlan.stepDuration / 60;
const shares = defaultPlan.steps.map((percent) => percent / 100);
const steps: Plan = { shares, stepMinutes, waitsForPass: false, minutes: shares.length * stepMinutes };

/** A tenth of the visitors for so many minutes. */
const tenth = (minutes: number): Plan => ({
  shares: [0.1],
  stepMinutes: minutes,
  waitsForPass: false,
  minutes,
});

const waiting: Plan = { ...steps, waitsForPass: true, minutes: 24 * 60 };

/** Rates of a shop in which so many documents fail. */
const usual = (failures: number) => ({ failures, fallbacks: failures, slow: 0.02, brokenViews: 0.01 });

test('at most 1 % of 600 honest rollouts are taken back, whatever fails for both', () => {
  const shops = [0, 0.001, 0.01, 0.05].flatMap((share) =>
    [0, 0.5, 1].map((outage) => ({ perMinute: 50, canary: usual(share), baseline: usual(share), outage })),
  );
  const all = shops.flatMap((shop) => simulateRollouts(600 / shops.length, shop, steps));
  expect(all.filter(({ isTakenBack }) => isTakenBack).length).toBeLessThanOrEqual(6);
});

test.each([
  ['its files cannot be fetched', true],
  ['shells leave it out', false],
])(
  'that includes rollouts where %s for half or all of its visitors in half of each step',
  (_, isUnfetched) => {
    const shops = [0.5, 1].map((share) => ({
      perMinute: 200,
      canary: usual(0.01),
      baseline: usual(0.01),
      outage: 1,
      lack: { share, isUnfetched },
    }));
    const all = shops.flatMap((shop) => simulateRollouts(100, shop, steps));
    expect(all.filter(({ isTakenBack }) => isTakenBack).length).toBeLessThanOrEqual(2);
  },
);

test.each([0.01, 0.1, 0.5])(
  'forged reports from one network take nothing back, at %d of the visitors',
  (share) => {
    const shop = { perMinute: 50, canary: {}, baseline: {}, isForged: true };
    const takenBack = simulateRollouts(30, shop, { ...tenth(30), shares: [share] });
    expect(takenBack.filter(({ isTakenBack }) => isTakenBack)).toEqual([]);
  },
);

test('a harmless difference takes no canary back, even with many visitors', () => {
  const shop = { perMinute: 1_200, canary: usual(0.0105), baseline: usual(0.01) };
  const takenBack = simulateRollouts(25, shop, tenth(60)).filter(({ isTakenBack }) => isTakenBack);
  expect(takenBack).toEqual([]);
});

test.each([50, 200, 1_200])(
  'with a tenth of %i documents a minute, a canary with 5 % broken ones is taken back within 131 of its documents in 95 of 100 rollouts',
  (perMinute) => {
    const shop = { perMinute, canary: { failures: 0.05 }, baseline: {} };
    const all = simulateRollouts(1_000, shop, tenth(120));
    const inTime = all.filter(({ isTakenBack, documents }) => isTakenBack && documents <= 131);
    expect(inTime.length).toBeGreaterThanOrEqual(950);
  },
);

test('a canary broken in browsers for a tenth of its visitors is taken back within five minutes', () => {
  const shop = { perMinute: 1_200, canary: { brokenViews: 0.1 }, baseline: { brokenViews: 0.01 } };
  const takenBack = simulateRollouts(100, shop, tenth(5)).filter(({ isTakenBack }) => isTakenBack);
  expect(takenBack.length).toBeGreaterThanOrEqual(95);
});

describe('with steps that wait for an analysis', () => {
  test('a canary with 5 % broken documents hardly ever passes the first step, and never reaches all visitors', () => {
    const shop = { perMinute: 200, canary: { failures: 0.05 }, baseline: {} };
    const all = simulateRollouts(100, shop, waiting);
    expect(all.filter((rollout) => rollout.steps > 0).length).toBeLessThanOrEqual(5);
    expect(all.every(({ isTakenBack }) => isTakenBack)).toBe(true);
  });

  test('a canary with 5 % hardly ever reaches all visitors if 1 % of the baseline fails', () => {
    const shop = { perMinute: 50, canary: { failures: 0.05 }, baseline: { failures: 0.01 } };
    const all = simulateRollouts(50, shop, { ...waiting, shares: [0.01, 0.1, 0.5] });
    expect(all.filter(({ steps }) => steps === 3).length).toBeLessThanOrEqual(1);
  });

  test('an honest canary passes all steps that have a baseline', () => {
    const shop = { perMinute: 200, canary: usual(0.01), baseline: usual(0.01) };
    const done = simulateRollouts(20, shop, { ...waiting, shares: [0.01, 0.1, 0.5] }).map(
      ({ steps }) => steps,
    );
    expect(new Set(done)).toEqual(new Set([3]));
  });
});

// Of a page with 3,000 views a minute each cell asks every other second. At 1 % of the visitors half of the canary's views are rendered,
// and one in a hundred of the baseline's.
describe.each([600, 3_000])('with caches and %i views of a page a minute', (perMinute) => {
  const cached = { perMinute, isCached: true };
  const takenBack = (number: number, ...[shop, plan]: [Omit<Shop, 'perMinute'>, Plan]) =>
    simulateRollouts(number, { ...cached, ...shop }, plan).filter((rollout) => rollout.isTakenBack);

  test('at most 1 % of 300 honest rollouts are taken back, whatever fails for both', () => {
    const all = [0, 0.001, 0.01, 0.05].flatMap((share) =>
      [0, 0.5, 1].flatMap((outage) =>
        takenBack(25, { canary: usual(share), baseline: usual(share), outage }, steps),
      ),
    );
    expect(all.length).toBeLessThanOrEqual(3);
  });

  test('that includes rollouts whose visitors lack the canary in half of each step', () => {
    const all = [true, false].flatMap((isUnfetched) =>
      [0.5, 1].flatMap((share) => {
        const lack = { share, isUnfetched };
        return takenBack(50, { canary: usual(0.01), baseline: usual(0.01), outage: 1, lack }, steps);
      }),
    );
    expect(all.length).toBeLessThanOrEqual(2);
  });

  test('a harmless difference takes no canary back', () => {
    expect(takenBack(25, { canary: usual(0.0105), baseline: usual(0.01) }, tenth(60))).toEqual([]);
  });

  test('a canary with 5 % broken documents is taken back, at a tenth of the visitors no later than at half of the documents', () => {
    const shop = { canary: { failures: 0.05 }, baseline: {} };
    const late = (all: ReturnType<typeof simulateRollouts>) =>
      all.map(({ documents }) => documents).sort((one, other) => other - one)[all.length / 20] ?? 0;
    const all = takenBack(400, shop, tenth(120));
    const half = { ...tenth(120), shares: [0.5] };
    expect(all).toHaveLength(400);
    expect(late(all)).toBeLessThanOrEqual(late(simulateRollouts(400, { perMinute: 1_200, ...shop }, half)));
  });

  test('a canary broken in browsers for a tenth of its visitors is taken back within 6,000 views', () => {
    const shop = { canary: { brokenViews: 0.1 }, baseline: { brokenViews: 0.01 } };
    expect(takenBack(100, shop, tenth(6_000 / perMinute)).length).toBeGreaterThanOrEqual(95);
  });

  test('a canary with 5 % broken documents hardly ever passes the first step, and never reaches all visitors', () => {
    const shop = { ...cached, canary: { failures: 0.05 }, baseline: {} };
    const all = simulateRollouts(1_000, shop, waiting);
    expect(all.filter((rollout) => rollout.steps > 0).length).toBeLessThanOrEqual(50);
    expect(all.every(({ isTakenBack }) => isTakenBack)).toBe(true);
  });

  test('a canary with 5 % hardly ever reaches all visitors if 1 % of the baseline fails', () => {
    const shop = { ...cached, canary: { failures: 0.05 }, baseline: { failures: 0.01 } };
    const all = simulateRollouts(50, shop, { ...waiting, shares: [0.01, 0.1, 0.5] });
    expect(all.filter((rollout) => rollout.steps === 3).length).toBeLessThanOrEqual(1);
  });

  test('an honest canary passes all steps that have a baseline', () => {
    const shop = { ...cached, canary: usual(0.01), baseline: usual(0.01) };
    const done = simulateRollouts(20, shop, { ...waiting, shares: [0.01, 0.1, 0.5] });
    expect(new Set(done.map((rollout) => rollout.steps))).toEqual(new Set([3]));
  });
});

test('with caches that leave the canary a tenth of the documents, one with 5 % broken ones is taken back as early as without', () => {
  const shop = { perMinute: 400, isCached: true, canary: { failures: 0.05 }, baseline: {} };
  const all = simulateRollouts(1_000, shop, { ...tenth(600), shares: [0.01] });
  const inTime = all.filter(({ isTakenBack, documents }) => isTakenBack && documents <= 131);
  expect(inTime.length).toBeGreaterThanOrEqual(950);
});
