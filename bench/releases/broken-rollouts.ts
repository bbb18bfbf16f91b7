import { simulateRollouts } from 'releases/testing/simulate-rollouts';
import { byVerdict, day, held, runs, shopWith } from './rollout-plans';
import {
  delayColumns,
  delays,
  halfAndMost,
  percent,
  type RolloutTable,
  share,
  takenBack,
} from './rollout-table';

/** How soon a canary is taken back that breaks documents, by what it breaks and how many visitors come. */
export function brokenRollouts(): RolloutTable {
  return {
    heading: 'A canary at 10 % for a day, where 0.1 % fail with any release',
    columns: ['broken, documents a minute', ...delayColumns],
    rows: [0.05, 0.01, 0.005].flatMap((more) =>
      [50, 200, 1_200].map((perMinute) => [
        `${percent(more)}, ${perMinute}`,
        ...delays(simulateRollouts(runs, shopWith(perMinute, 0.001, more), held(0.1, day))),
      ]),
    ),
  };
}

/** The same of 5 % broken documents, by the canary's share of the visitors and by what fails of both. */
export function rolloutsByShare(): RolloutTable {
  return {
    heading: 'A canary with 5 % broken documents, at 1,200 documents a minute',
    columns: ['share of the visitors, failing with any release', ...delayColumns],
    rows: [0.01, 0.1, 0.5].flatMap((share) =>
      [0, 0.001, 0.01].map((failures) => [
        `${percent(share)}, ${percent(failures)}`,
        ...delays(simulateRollouts(runs, shopWith(1_200, failures, 0.05), held(share, day))),
      ]),
    ),
  };
}

/** With how many visitors a canary with 5 % broken documents is taken back within a minute. */
export function rolloutsWithinMinute(): RolloutTable {
  return {
    heading: 'A canary with 5 % broken documents at 10 %: taken back within a minute',
    columns: ['documents a minute', '0 % fail with any release', '0.1 %'],
    rows: [300, 600, 900, 1_200, 1_500, 1_800, 2_400].map((perMinute) => [
      `${perMinute}`,
      ...[0, 0.001].map((failures) =>
        share(takenBack(simulateRollouts(runs, shopWith(perMinute, failures, 0.05), held(0.1, 1)))),
      ),
    ]),
  };
}

/** What becomes of rollouts whose steps wait for a verdict that passes. */
export function rolloutsByVerdict(): RolloutTable {
  return {
    heading: 'Rollouts by verdict, where 0.1 % fail with any release',
    columns: ['broken, documents a minute', 'through', 'past 1 %', 'minutes until through', ...delayColumns],
    rows: [0, 0.005, 0.01, 0.05].flatMap((more) =>
      [50, 200, 1_200].map((perMinute) => {
        const all = simulateRollouts(runs, shopWith(perMinute, 0.001, more), byVerdict);
        const through = all.filter(({ steps }) => steps === byVerdict.shares.length);
        return [
          `${percent(more)}, ${perMinute}`,
          share(through),
          share(all.filter(({ steps }) => steps > 0)),
          halfAndMost(
            through.map(({ minutes }) => minutes),
            1,
          ),
          ...delays(all),
        ];
      }),
    ),
  };
}

/** How soon a canary is taken back that is broken in browsers alone. */
export function rolloutsInBrowsers(): RolloutTable {
  return {
    heading: 'A canary at 10 % that breaks a tenth of its pages in browsers, where 1 % are with any release',
    columns: ['documents a minute', ...delayColumns],
    rows: [50, 200, 1_200].map((perMinute) => {
      const shop = shopWith(perMinute, 0.001);
      const canary = { ...shop.canary, brokenViews: 0.11 };
      return [`${perMinute}`, ...delays(simulateRollouts(runs, { ...shop, canary }, held(0.1, day)))];
    }),
  };
}
