import { maxLines } from '@storefront/shared/contracts/state';
import { columnsNamed } from './column-names';
import { isInRow } from './list-marks';
import type { Header, OrderLine, OrderText, TypedLine } from './order-line';
import { readLine } from './read-line';
import { splitLines } from './split-lines';

/**
 * Reads an order: a product in each line. A line may name the columns of those below it, as a file's first line does below what was
 * typed before. Never throws (P81).
 */
export function readOrder(text: string): OrderText {
  const typed = splitLines(text);
  const lines: OrderLine[] = [];
  let header: Header | null = null;
  let nth = 0;
  for (; nth < typed.length && lines.length < maxLines; nth += 1) {
    const line = typed[nth] ?? '';
    // A last line has nothing below it: it is a product, if the list has others.
    const columns = nth > 0 && nth === typed.length - 1 ? null : columnsNamed(line);
    if (columns) {
      const unused: string[] = header !== null && header !== lines.at(-1)?.header ? [header.text] : [];
      header = { text: [...unused, line].join('\n'), columns };
      continue;
    }
    lines.push({
      number: lines.length + 1,
      text: line,
      header,
      ...readLine(line, header?.columns ?? null, isInRow(typed[nth - 1], line, typed[nth + 1])),
    });
  }
  return { lines, rest: typed.slice(nth).map((line) => ({ text: line, header })) };
}

/** The text of some lines of an order, to be typed or read again: with what names their columns. */
export function orderText(lines: readonly TypedLine[]): string {
  const withHeaders = lines.map(({ text, header }, nth) =>
    header && header !== lines[nth - 1]?.header ? `${header.text}\n${text}` : text,
  );
  return withHeaders.join('\n');
}
