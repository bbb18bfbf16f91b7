import { uniformFloat64 } from 'pure-rand/distribution/uniformFloat64';
import type { RandomGenerator } from 'pure-rand/types/RandomGenerator';
import { createCountedOnce } from '../rollout/counted-once';
import { addCounts, type Counts, noCounts } from '../rollout/counts';
import type { Shop } from './simulate-rollouts';

/** Seconds from one try of a page that failed to the next. */
const tryInterval = 10;

/** Another try of a page that failed. */
interface Try {
  readonly visitor: string;
  /** The visitor has the canary while its share is greater, from 0 to 1. */
  readonly slot: number;
}

type OfBoth = Readonly<Record<'canary' | 'baseline', Counts>>;

/** What visitors ask for after their first document, and what shells count of it. */
interface LaterDocuments {
  /** Takes what was counted of those who came in a span of time, with this share for the canary; `now` in seconds. */
  came(now: number, share: number, first: OfBoth): void;
  /** What is counted, at this time, of those who have come before. */
  asked(now: number, share: number): OfBoth;
}

// One for all rollouts: to make one takes long.
const once = createCountedOnce();
let rollouts = 0;

/** The later documents of a shop's visitors, who see a page that failed fail again; each visitor is counted once. */
export function simulateLaterDocuments(
  { triesAgain = 0 }: Pick<Shop, 'triesAgain'>,
  random: RandomGenerator,
): LaterDocuments {
  let known = 0;
  const later = new Map<number, Try[]>();
  rollouts += 1;
  const rollout = { id: `rollout ${rollouts}`, step: 0 };
  const count = ({ visitor }: Try, release: string) =>
    once({ bucket: visitor }, release, rollout, { documents: 1, failures: 1 });

  return {
    came(now, share, first) {
      if (triesAgain === 0) return;
      for (const release of ['canary', 'baseline'] as const) {
        // Who is content with one document is not heard of again.
        for (let nth = 0; nth < first[release].failures; nth += 1) {
          const chance = uniformFloat64(random);
          const slot = release === 'canary' ? chance * share : share + chance * (1 - share);
          known += 1;
          const one = { visitor: `visitor ${known}`, slot };
          for (let again = 1; again <= triesAgain; again += 1) {
            const at = now + again * tryInterval;
            later.set(at, [...(later.get(at) ?? []), one]);
          }
          count(one, release);
        }
      }
    },
    asked(now, share) {
      const counts = { canary: noCounts, baseline: noCounts };
      for (const one of later.get(now) ?? []) {
        const release = one.slot < share ? 'canary' : 'baseline';
        counts[release] = addCounts(counts[release], count(one, release));
      }
      later.delete(now);
      return counts;
    },
  };
}
