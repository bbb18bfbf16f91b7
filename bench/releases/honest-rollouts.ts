import { simulateRollouts } from 'releases/testing/simulate-rollouts';
import { byTime, held, hour, runs, shopWith } from './rollout-plans';
import { percent, type RolloutTable, share, takenBack } from './rollout-table';

/** How many rollouts without a fault are taken back all the same. */
export function honestRollouts(): RolloutTable {
  const shops = [50, 1_200].flatMap((perMinute) =>
    [0, 0.001, 0.01, 0.05].map((failures) => ({ perMinute, failures })),
  );
  return {
    heading: `Honest rollouts by time: taken back of ${runs}, paused`,
    columns: ['documents a minute, failing', 'as ever', 'half fail for a minute', 'all fail for a minute'],
    rows: shops.map(({ perMinute, failures }) => [
      `${perMinute}, ${percent(failures)}`,
      ...[0, 0.5, 1].map((outage) => {
        const all = simulateRollouts(runs, { ...shopWith(perMinute, failures), outage }, byTime);
        return `${takenBack(all).length}, ${all.filter(({ isPaused }) => isPaused).length}`;
      }),
    ]),
  };
}

/** What becomes of canaries that are a little worse. */
export function nearlyHonestRollouts(): RolloutTable {
  return {
    heading: 'A canary at 50 % for an hour, at 1,200 documents a minute: taken back',
    columns: ['failing of the canary, of the baseline', ''],
    rows: (
      [
        [0.0005, 0],
        [0.001, 0],
        [0.0105, 0.01],
        [0.0125, 0.01],
        [0.015, 0.01],
        [0.02, 0.01],
      ] as const
    ).map(([canary, baseline]) => [
      `${percent(canary)}, ${percent(baseline)}`,
      share(takenBack(simulateRollouts(runs, shopWith(1_200, baseline, canary - baseline), held(0.5, hour)))),
    ]),
  };
}

/** What it does to honest rollouts when one visitor's documents are counted as if they were of several. */
export function rolloutsWithRetries(): RolloutTable {
  const tries = [0, 1, 2, 3];
  return {
    heading: `Honest rollouts by time, whose visitors ask again for what failed: taken back of ${runs}`,
    columns: ['documents a minute, failing', ...tries.map((times) => `${times} times`)],
    rows: [0.001, 0.01].map((failures) => [
      `50, ${percent(failures)}`,
      ...tries.map((triesAgain) => {
        const all = simulateRollouts(runs, { ...shopWith(50, failures), triesAgain }, byTime);
        return `${takenBack(all).length}`;
      }),
    ]),
  };
}
