import { simulateRollouts } from 'releases/testing/simulate-rollouts';
import { byTime, byVerdict, held, hour, runs, shopWith } from './rollout-plans';
import { halfAndMost, percent, type RolloutTable, share, takenBack } from './rollout-table';

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

/** What it does to honest rollouts when one visitor asks for several documents. */
export function rolloutsWithRetries(): RolloutTable {
  const tries = [0, 1, 2, 3];
  const shops = [0.001, 0.01].flatMap((failures) =>
    [1, 4].flatMap((pages) => [1, 2].map((shells) => ({ failures, pages, shells }))),
  );
  return {
    heading: `Honest rollouts by time, whose visitors ask again for what failed, 50 documents a minute: taken back of ${runs}`,
    columns: ['failing, pages of a visitor, shells', ...tries.map((times) => `${times} times`)],
    rows: shops.map(({ failures, pages, shells }) => [
      `${percent(failures)}, ${pages}, ${shells}`,
      ...tries.map((triesAgain) => {
        const shop = { ...shopWith(50, failures), pages, triesAgain, shells };
        return `${takenBack(simulateRollouts(runs, shop, byTime)).length}`;
      }),
    ]),
  };
}

/** What somebody can do to honest rollouts who reports pages that nobody has seen, from so many network addresses. */
export function rolloutsWithForgedReports(): RolloutTable {
  return {
    heading: 'Honest rollouts by verdict, of which broken pages are reported that nobody has seen',
    columns: ['documents a minute, addresses', 'taken back', 'through', 'minutes until through'],
    rows: [200, 1_200].flatMap((perMinute) =>
      [0, 1, 6, 7, 20].map((forgers) => {
        const all = simulateRollouts(runs, { ...shopWith(perMinute, 0.001), forgers }, byVerdict);
        const through = all.filter(({ steps }) => steps === byVerdict.shares.length);
        const minutes = through.map(({ minutes }) => minutes);
        return [`${perMinute}, ${forgers}`, share(takenBack(all)), share(through), halfAndMost(minutes, 1)];
      }),
    ),
  };
}
