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
