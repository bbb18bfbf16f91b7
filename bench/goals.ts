/** What the goals are held against. */
export interface Measured {
  readonly pages: readonly MeasuredPage[];
  /** Listing documents a second. */
  readonly documents: number;
  /** Milliseconds from each press of 'Add to cart' to the new count. */
  readonly presses: readonly number[];
  /** Milliseconds from the press of each control to the next frame, processor slowed 4 times. */
  readonly interactions: readonly number[];
}

/** One page of the federated shop beside the same page of the others. */
export interface MeasuredPage {
  /** Lighthouse's performance score, 0 to 100. */
  readonly performance: number;
  /** The lowest of Lighthouse's scores for accessibility, best practices and SEO. */
  readonly otherScores: number;
  /** Cumulative layout shift. */
  readonly layoutShift: number;
  /** Bytes of scripts as sent. */
  readonly scripts: number;
  /** The same of the single bundle. */
  readonly singleBundleScripts: number;
  readonly chain: number;
  /** Largest contentful paint at 100 ms round trip, in milliseconds. */
  readonly paint: number;
  /** The same of the static copy. */
  readonly staticCopyPaint: number;
}

/** One goal and how near the shop is to it. */
export interface Verdict {
  readonly goal: string;
  readonly measured: string;
  readonly met: boolean;
}

/** Compares with the goals the project has set itself (README, 'Figures'): every page has to meet them. */
export function verdicts({ pages, documents, presses, interactions }: Measured): Verdict[] {
  const most = (figure: (page: MeasuredPage) => number) => Math.max(...pages.map(figure));
  const atMost = (goal: string, value: number, limit: number, unit: string, decimals = 0): Verdict => ({
    goal,
    measured: `${value.toFixed(decimals)}${unit}`,
    met: value <= limit,
  });
  const tax = most(({ scripts, singleBundleScripts }) => scripts - singleBundleScripts) / 1000;
  const scripts = most((page) => page.scripts) / 1000;
  const ratio = most(({ paint, staticCopyPaint }) => paint / staticCopyPaint);
  const paint = most((page) => page.paint);
  const performance = Math.min(...pages.map((page) => page.performance));
  const otherScores = Math.min(...pages.map((page) => page.otherScores));
  return [
    atMost('scripts at most 25 KB above the single bundle', tax, 25, ' KB', 1),
    atMost('scripts at most 140 KB in all', scripts, 140, ' KB', 1),
    atMost(
      'serial chain of scripts at most 2',
      most(({ chain }) => chain),
      2,
      '',
    ),
    atMost('LCP at most 1.1 times the static copy', ratio, 1.1, '', 2),
    { goal: 'LCP under 350 ms at 100 ms round trip', measured: `${paint.toFixed(0)} ms`, met: paint < 350 },
    { goal: 'performance score at least 97', measured: String(performance), met: performance >= 97 },
    {
      goal: 'accessibility, best practices and SEO 100',
      measured: String(otherScores),
      met: otherScores === 100,
    },
    atMost(
      'cumulative layout shift at most 0.02',
      most(({ layoutShift }) => layoutShift),
      0.02,
      '',
      3,
    ),
    {
      goal: 'at least 100 listing documents a second',
      measured: documents.toFixed(0),
      met: documents >= 100,
    },
    atMost('add to cart on screen within 50 ms', Math.max(...presses), 50, ' ms'),
    atMost('interaction to next paint at most 100 ms', Math.max(...interactions), 100, ' ms'),
  ];
}
