import { uniformFloat64 } from 'pure-rand/distribution/uniformFloat64';
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';
import type { RandomGenerator } from 'pure-rand/types/RandomGenerator';
import { analyse } from '../rollout/analysis';
import { addCounts, type Counts, noCounts } from '../rollout/counts';
import { addSampleWindows, noEvidence, type SignalName, signalNames, signals } from '../rollout/evidence';
import { defaultPlan } from '../rollout/rollout';
import { cellCount } from '../traffic/bucket';
import { simulateCaches } from './simulate-caches';
import { simulateForgedReports } from './simulate-forged-reports';

// Jest looks a global up slowly each time.
const { exp, floor, log } = Math;

/** Rate of each signal, from 0 to 1; a missing one is 0. */
export type Rates = Readonly<Partial<Record<SignalName, number>>>;

/** A simulated shop in which a release is rolled out. */
export interface Shop {
  /** Views a minute, canary and baseline together, at random moments. */
  readonly perMinute: number;
  /** Whether all views are of one page that caches keep; otherwise each is rendered. */
  readonly isCached?: boolean;
  readonly canary: Rates;
  readonly baseline: Rates;
  /** Share of all documents that fail during one minute, which begins at a random moment of the first three steps. */
  readonly outage?: number;
  /** Share of the canary's visitors who do not get it in the first half of each step: its files cannot be fetched, or shells exclude it. */
  readonly lack?: { readonly share: number; readonly isUnfetched: boolean };
  /** Whether an attacker forges reports of broken canary pages, from one network. */
  readonly isForged?: boolean;
}

/** The plan of a rollout. */
export interface Plan {
  /** The canary's share of the visitors in each step. */
  readonly shares: readonly number[];
  /** Minimum duration of a step, in minutes. */
  readonly stepMinutes: number;
  /** Whether a step also waits for a passing analysis; otherwise it ends with its duration unless the canary is taken back. */
  readonly waitsForPass: boolean;
  /** Minutes after which the simulation ends. */
  readonly minutes: number;
}

/** Result of a simulated rollout. */
interface SimulatedRollout {
  readonly isTakenBack: boolean;
  /** Documents of the canary, and minutes, until it was taken back, completed all steps or ran out of minutes. */
  readonly documents: number;
  readonly minutes: number;
  /** Steps completed by then. */
  readonly steps: number;
}

/** Seconds between analyses: a sixtieth of the default step, as shells do. */
const windowSeconds = defaultPlan.stepDuration / 60;

/** Share of documents about which a browser reports. */
const viewShare = 0.7;

/** Simulates `number` rollouts; deterministic. */
export function simulateRollouts(number: number, shop: Shop, plan: Plan): SimulatedRollout[] {
  const random = xoroshiro128plus(51);
  return Array.from({ length: number }, () => simulateRollout(shop, plan, random));
}

function simulateRollout(shop: Shop, plan: Plan, random: RandomGenerator): SimulatedRollout {
  const outageBegin = uniformFloat64(random) * 3 * plan.stepMinutes * 60;
  const caches = { canary: simulateCaches(random), baseline: simulateCaches(random) };
  const forged = shop.isForged ? simulateForgedReports() : () => noCounts;
  const percents = plan.shares.map((share) => share * 100);
  let evidence = noEvidence;
  let now = windowSeconds;
  let documents = 0;
  let step = 0;
  let stepEnd = plan.stepMinutes * 60;
  for (; now <= plan.minutes * 60; now += windowSeconds) {
    const outage = now >= outageBegin && now < outageBegin + 60 ? (shop.outage ?? 0) : 0;
    const share = plan.shares[step] ?? 0;
    const visitors = poisson((shop.perMinute * windowSeconds) / 60, random);
    const canaries = binomial(visitors, share, random);
    const isLacking = stepEnd - now > plan.stepMinutes * 30;
    const lacking = isLacking && shop.lack ? binomial(canaries, shop.lack.share, random) : 0;
    const seen = {
      ...counts('canary', canaries - lacking, share, outage),
      unfetched: shop.lack?.isUnfetched ? lacking : 0,
    };
    const canary = addCounts(seen, forged());
    const baseline = counts('baseline', visitors - canaries, 1 - share, outage);
    documents += canary.documents;
    evidence = addSampleWindows(evidence, [{ step, canary, baseline }]);
    const { outcome } = analyse(evidence, { step, steps: percents }, 'the baseline');
    if (outcome === 'fail') return result(now, true);
    if (now >= stepEnd && (outcome === 'pass' || !plan.waitsForPass)) {
      step += 1;
      stepEnd = now + plan.stepMinutes * 60;
      if (step === plan.shares.length) return result(now, false);
    }
  }
  return result(plan.minutes * 60, false);

  function result(seconds: number, isTakenBack: boolean): SimulatedRollout {
    return { isTakenBack, documents, minutes: seconds / 60, steps: step };
  }

  function counts(release: 'canary' | 'baseline', views: number, share: number, outage: number): Counts {
    const rates = shop[release];
    const all = { ...noCounts, documents: views, views: binomial(views, viewShare, random) };
    if (shop.isCached) {
      const seen = {
        number: views,
        cells: cellCount * share,
        begin: now - windowSeconds,
        seconds: windowSeconds,
      };
      all.documents = caches[release](seen, () => {
        const failures = happens(rates.failures) || happens(outage);
        const fallbacks = happens(rates.fallbacks);
        all.failures += failures;
        all.fallbacks += fallbacks;
        return failures + fallbacks === 0;
      });
    }
    for (const signal of signalNames) {
      const isDrawn = shop.isCached && (signal === 'failures' || signal === 'fallbacks');
      if (!isDrawn) all[signal] = binomial(all[signals[signal].of], rates[signal] ?? 0, random);
    }
    if (!shop.isCached) all.failures += binomial(views - all.failures, outage, random);
    return all;
  }

  function happens(chance = 0): number {
    return Number(uniformFloat64(random) < chance);
  }
}

/** Binomial sample, drawn by the distance from one success to the next. */
function binomial(of: number, chance: number, random: RandomGenerator): number {
  if (of === 0 || chance === 0) return 0;
  if (chance > 0.5) return of - binomial(of, 1 - chance, random);
  const step = log(1 - chance);
  const next = () => 1 + floor(log(1 - uniformFloat64(random)) / step);
  let happened = 0;
  for (let nth = next(); nth <= of; nth += next()) happened += 1;
  return happened;
}

/** Poisson sample with this mean, at most some hundreds. */
function poisson(expected: number, random: RandomGenerator): number {
  const end = exp(-expected);
  let happened = 0;
  for (let left = uniformFloat64(random); left > end; left *= uniformFloat64(random)) happened += 1;
  return happened;
}
