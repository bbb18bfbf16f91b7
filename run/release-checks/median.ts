/** The median, NaN for no figures. */
export function median(figures: readonly number[]): number {
  const ordered = figures.toSorted((one, other) => one - other);
  const half = (ordered.length - 1) / 2;
  return ((ordered[Math.floor(half)] ?? Number.NaN) + (ordered[Math.ceil(half)] ?? Number.NaN)) / 2;
}
