import { maxQuantity } from '@storefront/shared/contracts/state';
import type { Line } from '../text/read-order';
import { type Answers, codedBy, knownCodes } from './answers';
import { countBeside } from './doubt';
import { type Choices, columnQuestion, type Outcome, outcomeOf } from './outcome';

/** Lines that make one entry of the cart, or one question. */
export interface OrderRow {
  /** Several if they name the same product or raise the same question. */
  readonly lines: readonly [Line, ...Line[]];
  /** Its quantity is the sum over all lines. */
  readonly outcome: Outcome;
}

/**
 * Makes the rows of an order: lines of one product or question are merged up to the maximum quantity (P81). An answered column question
 * stays with its table.
 */
export function orderRows(lines: readonly Line[], answers: Answers, choices: Choices): readonly OrderRow[] {
  const rows = new Map<string, OrderRow>();
  const add = (line: Line, outcome: Outcome) => {
    const key = rowKey(outcome) ?? `row ${rows.size}`;
    const before = rows.get(key);
    if (!before) rows.set(key, { lines: [line], outcome });
    else if (!('quantity' in before.outcome && 'quantity' in outcome))
      rows.set(key, { ...before, lines: [...before.lines, line] });
    else {
      const quantity = before.outcome.quantity + outcome.quantity;
      const reason = `With line ${before.lines[0].number} this is more than ${maxQuantity}, the most there can be of one product.`;
      if (quantity > maxQuantity) add(line, { kind: 'refused', reason });
      else rows.set(key, { lines: [...before.lines, line], outcome: { ...outcome, quantity } });
    }
  };
  for (const line of lines.flatMap((one) => apart(one, answers))) {
    const outcome = outcomeOf(line, answers, choices);
    const question = columnQuestion(line, answers, choices);
    if (question && question.chosen !== null) add(line, question);
    add(line, outcome);
  }
  return [...rows.values()];
}

function rowKey(outcome: Outcome): string | null {
  if (outcome.kind === 'found') return `found ${outcome.product.id}`;
  return 'key' in outcome ? `${outcome.kind} ${outcome.key}` : null;
}

/** Splits a line in which several rows ran together, if each SKU has its own quantity before or after it; else keeps it. */
function apart(line: Line, answers: Answers): readonly Line[] {
  const codes = knownCodes(line.plain, answers);
  const alone = line.fields.filter((field) => codedBy(field, answers).length > 0);
  // Below a heading, or as separate fields, they are columns.
  if (codes.length < 2 || line.header || (line.table && alone.length > 1)) return [line];
  const starts = codes.slice(1).map(({ start }) => start);
  const ends = codes.slice(0, -1).map(({ end }) => end);
  for (const cuts of [starts, ends]) {
    const parts = codes.map(({ text, start, end, name }, nth) => {
      const before = line.plain.slice(cuts[nth - 1] ?? 0, start);
      const behind = line.plain.slice(end, cuts[nth]);
      const count = countBeside(`${before} ${behind}`, name)?.count;
      const part = { text: (before + text + behind).trim(), plain: `${before} ${text} ${behind}` };
      // A number before a SKU may also be an ordinal.
      return { isSure: count && (cuts === starts || count.isMarked), ...part };
    });
    if (parts.every(({ isSure }) => isSure))
      return parts.map(({ text, plain }) => ({
        ...line,
        text,
        plain,
        fields: [],
        table: null,
        readings: [],
      }));
  }
  return [line];
}

/** The product and quantity that a row adds to the cart; null for none. */
export function orderedIn({ outcome }: OrderRow) {
  if (outcome.kind === 'found') return outcome;
  if (outcome.kind !== 'choice') return null;
  const product = outcome.options.find(({ id }) => id === outcome.chosen);
  return product ? { product, quantity: outcome.quantity } : null;
}

/** Whether one of the row's products has to be chosen. */
export function needsChoice({ outcome }: OrderRow): boolean {
  return outcome.kind === 'choice' && outcome.chosen === null;
}

/** Questions with a single candidate. */
export function suggestionsIn(rows: readonly OrderRow[]) {
  return rows.flatMap(({ outcome }) =>
    outcome.kind === 'choice' && outcome.options.length + outcome.further === 1 ? outcome : [],
  );
}

/** Adds these candidates to the choices; an earlier choice stays (P82). */
export function withSuggestions(rows: readonly OrderRow[], choices: Choices): Choices {
  const chosen = suggestionsIn(rows).flatMap(({ key, chosen, options }) =>
    options.map(({ id }) => [key, chosen ?? id] as const),
  );
  return new Map([...choices, ...chosen]);
}

/** Names the lines of a row: 'Line 1', 'Lines 1 and 2', 'Lines 1, 2 and 3'. */
export function lineNumbers(lines: OrderRow['lines']): string {
  const numbers = lines.map(({ number }) => number);
  if (numbers.length === 1) return `Line ${numbers[0]}`;
  return `Lines ${numbers.slice(0, -1).join(', ')} and ${numbers.at(-1)}`;
}
