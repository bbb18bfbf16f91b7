interface BarsProps {
  readonly tone: 'failures' | 'durations';
  /** What the chart shows, in words: whoever cannot see it has the table. */
  readonly label: string;
  /** For each half minute one or two heights, the lower one first; null where nothing was counted. */
  readonly bars: readonly (readonly number[] | null)[];
  /** What the highest bar may be. */
  readonly top: number;
  /** The same in words. */
  readonly topText: string;
}

const height = 48;

/** A small chart of the last half hour. Of a bar with two heights the lower part covers the higher one. */
export function Bars({ tone, label, bars, top, topText }: BarsProps) {
  const outline = (part: number) =>
    bars
      .map((bar, nth) => {
        const value = bar?.[part];
        if (!value) return '';
        const length = Math.round(Math.min(Math.max((value / top) * height, 1), height));
        return `M${nth * 4} ${height}v-${length}h3v${length}z`;
      })
      .join('');
  // Where something was counted and it is nothing, the bar is not missing.
  const ground = bars.map((bar, nth) => (bar ? `M${nth * 4} ${height}v-1h3v1z` : '')).join('');
  return (
    <div className={`chart ${tone}`}>
      <span aria-hidden="true">{topText}</span>
      <svg
        role="img"
        aria-label={label}
        viewBox={`0 0 ${bars.length * 4} ${height}`}
        preserveAspectRatio="none"
      >
        <path className="ground" d={ground} />
        <path className="part-1" d={outline(1)} />
        <path className="part-0" d={outline(0)} />
      </svg>
      <span className="span" aria-hidden="true">
        <span>30 min ago</span>
        <span>now</span>
      </span>
    </div>
  );
}
