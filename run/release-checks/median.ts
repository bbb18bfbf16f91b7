/** The middle of the figures, or the mean of the two in the middle; NaN when there are none. */
export function median(figures: readonly number[]): number {
  const ordered = figures.toSorted((one, other) => one - other);
  const half = (ordered.length - 1) / 2;
  return ((ordered[Math.floor(half)] ?? Number.NaN) + (ordered[Math.ceil(half)] ?? Number.NaN)) / 2;
}
