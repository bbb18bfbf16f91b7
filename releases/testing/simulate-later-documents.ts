import { uniformFloat64 } from 'pure-rand/distribution/uniformFloat64';
import type { RandomGenerator } from 'pure-rand/types/RandomGenerator';
import { addCounts, type Counts, noCounts } from '../rollout/counts';
import { createOncePerVisitor } from '../rollout/once-per-visitor';
import type { Shop } from './simulate-rollouts';

/** Seconds from one page of a visitor to the next, and to another try of one that failed. */
const pageInterval = 60;
const tryInterval = 10;

/** A document that somebody will ask for. */
interface Later {
  readonly visitor: string;
  /** The visitor has the canary while its share is greater, from 0 to 1. */
  readonly slot: number;
  readonly isAnotherTry: boolean;
}

type OfBoth = Readonly<Record<'canary' | 'baseline', Counts>>;

/** What visitors ask for after their first document, and what shells count of it. */
interface LaterDocuments {
  /** Takes what was counted of those who came in a span of time, with this share for the canary; `now` in seconds. */
  came(now: number, share: number, first: OfBoth): void;
  /** What is counted, at this time, of those who have come before. */
  asked(now: number, share: number): OfBoth;
}

/** The later documents of a shop's visitors, at shells of which each counts a visitor once. */
export function simulateLaterDocuments(shop: Shop, random: RandomGenerator): LaterDocuments {
  const { pages = 1, triesAgain = 0, shells = 1 } = shop;
  let clock = 0;
  let known = 0;
  const later = new Map<number, Later[]>();
  const isAny = pages > 1 || triesAgain > 0;
  const counting = Array.from({ length: isAny ? shells : 0 }, () =>
    createOncePerVisitor({ now: () => clock * 1_000 }),
  );

  const willAsk = (at: number, one: Later) => void later.set(at, [...(later.get(at) ?? []), one]);

  const count = (one: Later, release: string, failures: number) => {
    const shell = counting[shells === 1 ? 0 : Math.floor(uniformFloat64(random) * shells)];
    const tries = failures > 0 && !one.isAnotherTry ? triesAgain : 0;
    for (let nth = 1; nth <= tries; nth += 1)
      willAsk(clock + nth * tryInterval, { ...one, isAnotherTry: true });
    return shell?.(one.visitor, release, { documents: 1, failures }) ?? {};
  };

  return {
    came(now, share, first) {
      if (!isAny) return;
      clock = now;
      for (const release of ['canary', 'baseline'] as const) {
        const { documents, failures } = first[release];
        // Who is content with one document is not heard of again.
        for (let nth = 0; nth < (pages > 1 ? documents : failures); nth += 1) {
          const chance = uniformFloat64(random);
          const slot = release === 'canary' ? chance * share : share + chance * (1 - share);
          known += 1;
          const one = { visitor: `visitor ${known}`, slot, isAnotherTry: false };
          count(one, release, Number(nth < failures));
          for (let page = 1; page < pages; page += 1) willAsk(now + page * pageInterval, one);
        }
      }
    },
    asked(now, share) {
      clock = now;
      const counts = { canary: noCounts, baseline: noCounts };
      for (const one of later.get(now) ?? []) {
        const release = one.slot < share ? 'canary' : 'baseline';
        const isFailing = one.isAnotherTry || uniformFloat64(random) < (shop[release].failures ?? 0);
        counts[release] = addCounts(counts[release], {
          ...noCounts,
          ...count(one, release, Number(isFailing)),
        });
      }
      later.delete(now);
      return counts;
    },
  };
}
