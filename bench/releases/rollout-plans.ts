import type { Plan, Shop } from 'releases/testing/simulate-rollouts';

/** Rollouts of each kind. */
export const runs = 1_000;

/** In minutes. */
export const hour = 60;
export const day = 24 * hour;

/** 1, 10, 50, 100 % of the visitors for five minutes each, whatever the verdict as long as it does not fail. */
export const byTime: Plan = { shares: [0.01, 0.1, 0.5, 1], stepMinutes: 5, waitsForPass: false, minutes: 20 };

/** Those steps that have a baseline, five minutes each and on until a verdict passes. */
export const byVerdict: Plan = { shares: [0.01, 0.1, 0.5], stepMinutes: 5, waitsForPass: true, minutes: day };

/** The same share of the visitors for so many minutes. */
export const held = (share: number, minutes: number): Plan => ({
  shares: [share],
  stepMinutes: minutes,
  waitsForPass: false,
  minutes,
});

/** A shop in which so many documents fail with any release, and so many more with the canary. */
export function shopWith(perMinute: number, failures: number, more = 0): Shop {
  const usual = { fallbacks: failures, slow: 0.02, failedPosts: 0.02, brokenViews: 0.01, poorViews: 0.1 };
  return {
    perMinute,
    baseline: { ...usual, failures },
    canary: { ...usual, failures: failures + more },
  };
}
