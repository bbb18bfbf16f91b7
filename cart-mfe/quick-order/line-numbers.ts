import type { OrderRow } from './order-rows';

/** What the lines of a row are called: 'Line 1', 'Lines 1 and 2', 'Lines 1, 2 and 3'. */
export function lineNumbers(lines: OrderRow['lines']): string {
  const numbers = lines.map(({ number }) => number);
  if (numbers.length === 1) return `Line ${numbers[0]}`;
  return `Lines ${numbers.slice(0, -1).join(', ')} and ${numbers.at(-1)}`;
}
