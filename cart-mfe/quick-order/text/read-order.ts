import { maxLines } from '@storefront/shared/contracts/state';
import { columnsNamed } from './column-names';
import type { OrderText } from './order-line';
import { readLine } from './read-line';
import { splitLines } from './split-lines';

/** Reads an order: a product in each line, with a line before them that names the columns or without. Never throws (P81). */
export function readOrder(text: string): OrderText {
  const [first, ...others] = splitLines(text);
  const columns = first === undefined ? null : columnsNamed(first);
  const lines = first === undefined || columns ? others : [first, ...others];
  return {
    header: (columns && first) ?? null,
    lines: lines.slice(0, maxLines).map((line, nth) => ({
      number: nth + 1,
      text: line,
      ...readLine(line, columns),
    })),
    rest: lines.slice(maxLines),
  };
}

/** The text of some lines of an order, to be typed or read again. */
export function orderText({ header }: OrderText, lines: readonly string[]): string {
  return lines.length === 0 ? '' : [...(header === null ? [] : [header]), ...lines].join('\n');
}
