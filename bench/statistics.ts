/**
 * The figure that this share of them does not exceed.
 *
 * @param share from 0 to 1
 * @throws Error when there are none
 */
export function quantile(figures: readonly number[], share: number): number {
  const ordered = [...figures].sort((a, b) => a - b);
  const figure = ordered[Math.max(0, Math.ceil(ordered.length * share) - 1)];
  if (figure === undefined) throw new Error('There is no quantile of nothing.');
  return figure;
}

/**
 * The middle of the figures, or the mean of the two in the middle.
 *
 * @throws Error when there are none
 */
export function median(figures: readonly number[]): number {
  const ordered = [...figures].sort((a, b) => a - b);
  const half = ordered.length / 2;
  const [lower, upper] = [ordered[Math.ceil(half) - 1], ordered[Math.floor(half)]];
  if (lower === undefined || upper === undefined) throw new Error('There is no median of nothing.');
  return (lower + upper) / 2;
}
