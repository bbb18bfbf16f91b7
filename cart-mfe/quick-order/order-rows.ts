import { maxQuantity } from '@storefront/shared/contracts/state';
import type { Answers } from './lookup/answer';
import { type Choices, type Outcome, outcomeOf } from './lookup/outcome-of';
import type { OrderLine } from './text/order-line';

/** Lines that become one entry of the cart, or one that does not. */
export interface OrderRow {
  /** Never empty; several where they name the same product, or ask for the same choice. */
  readonly lines: readonly [OrderLine, ...OrderLine[]];
  /** With the quantity of all of them. */
  readonly outcome: Outcome;
}

/** The rows that lines make: those of one product, or of the same words to choose by, are one, as long as one can have as many (P81). */
export function orderRows(
  lines: readonly OrderLine[],
  answers: Answers,
  choices: Choices,
): readonly OrderRow[] {
  const rows: OrderRow[] = [];
  for (const line of lines) {
    const outcome = outcomeOf(line, answers, choices);
    const place = rows.findIndex((row) => isAlike(row.outcome, outcome));
    const before = rows[place];
    if (!before || !('quantity' in before.outcome) || !('quantity' in outcome)) {
      rows.push({ lines: [line], outcome });
      continue;
    }
    const quantity = before.outcome.quantity + outcome.quantity;
    if (quantity > maxQuantity) {
      const reason = `With line ${before.lines[0].number} this is more than ${maxQuantity}, the most there can be of one product.`;
      rows.push({ lines: [line], outcome: { kind: 'refused', reason } });
    } else rows[place] = { lines: [...before.lines, line], outcome: { ...outcome, quantity } };
  }
  return rows;
}

function isAlike(one: Outcome, other: Outcome): boolean {
  if (one.kind === 'found' && other.kind === 'found') return one.product.id === other.product.id;
  return one.kind === 'choice' && other.kind === 'choice' && one.key === other.key;
}

/** What a row brings into the cart; null while that is nothing. */
export function orderedIn({ outcome }: OrderRow) {
  if (outcome.kind === 'found') return outcome;
  if (outcome.kind === 'choice' && outcome.chosen)
    return { product: outcome.chosen, quantity: outcome.quantity };
  return null;
}

/** Whether a row waits for one of its products to be chosen. */
export function needsChoice({ outcome }: OrderRow): boolean {
  return outcome.kind === 'choice' && !outcome.chosen && !outcome.isNone;
}

/** What the lines of a row are called: 'Line 1', 'Lines 1 and 2', 'Lines 1, 2 and 3'. */
export function lineNumbers(lines: OrderRow['lines']): string {
  const numbers = lines.map(({ number }) => number);
  if (numbers.length === 1) return `Line ${numbers[0]}`;
  return `Lines ${numbers.slice(0, -1).join(', ')} and ${numbers.at(-1)}`;
}
