import { maxLines } from '@storefront/shared/contracts/state';
import { plainText } from '@storefront/shared/forms/plain-text';
import { codesIn } from './codes';
import { type Columns, columnsNamed } from './column-names';
import { isInRow } from './list-marks';
import type { Header, OrderText, TypedLine } from './order-line';
import { quantityInField } from './quantity-text';
import { readLine, type SplitLine, splitLine } from './read-line';
import { isNumbering, rowsOf } from './rows';
import { splitLines } from './split-lines';

/** Most lines that are read: those of products, and as many that name columns. */
export const maxRead = 2 * maxLines;

/**
 * Reads an order: a product in each line. A line may name the columns of those below it, as a file's first line does below what was
 * typed before. However long a text is, only its first lines are read. Never throws (P81).
 */
export function readOrder(text: string): OrderText {
  const { lines: typed, rest } = splitLines(text, maxRead);
  const split: (SplitLine & TypedLine & { readonly isInRow: boolean })[] = [];
  let header: Header | null = null;
  /** Lines that name columns, with no product below them yet. */
  let names: string[] = [];
  let nth = 0;
  for (; nth < typed.length && split.length < maxLines; nth += 1) {
    const line = typed[nth] ?? '';
    // What tells Excel how a file is parted.
    if (nth === 0 && /^"?sep=.?"?\s*$/i.test(line)) continue;
    // A last line has nothing below it: it is a product, if the list has others.
    const isLast = nth > 0 && nth === typed.length - 1 && rest === '';
    const columns = isLast ? null : columnsOf(line);
    if (columns) {
      names.push(line);
      header = { text: '', columns };
      continue;
    }
    header = withNames(header, names);
    names = [];
    const inRow = isInRow(typed[nth - 1], line, typed[nth + 1]);
    split.push({ text: line, header, isInRow: inRow, ...splitLine(line, header?.columns ?? null) });
  }
  header = withNames(header, names);
  const rows = rowsOf(split);
  const numbersAlone = split
    .filter(({ delimiter, plain }) => delimiter === null && quantityInField(plain) !== null)
    .map(({ plain }) => plain);
  // '1 gauze', '2 tape', '3 gowns' may be numbered, or ordered so.
  const first = split.map(({ plain }) => Number(/^\d+(?= )/.exec(plain)?.[0] ?? Number.NaN));
  const isCounting = isNumbering(first) && (first[0] === 1 || first.length > 2);
  const left = [...typed.slice(nth), rest].join('\n').trimEnd();
  return {
    lines: split.map((line, at) => ({
      number: at + 1,
      text: line.text,
      header: line.header,
      numbersAlone,
      ...readLine(line, rows[at] ?? null, { isInRow: line.isInRow, isCounting }),
    })),
    rest: left === '' ? null : { text: left, header, count: linesIn(left) },
  };
}

/** The columns that a line names. One with a SKU in it is a product, whatever else it has. */
function columnsOf(line: string): Columns | null {
  const columns = columnsNamed(line);
  return columns && codesIn(plainText(line)).length === 0 ? columns : null;
}
function withNames(header: Header | null, names: readonly string[]): Header | null {
  return header && names.length > 0 ? { ...header, text: names.join('\n') } : header;
}

/** How many lines of a text are not empty. */
function linesIn(text: string): number {
  return text.match(/\S[^\n]*/g)?.length ?? 0;
}

/** The text of some lines of an order, to be typed or read again: with what names their columns. */
export function orderText(lines: readonly (TypedLine | null)[]): string {
  const texts: string[] = [];
  let before: Header | null = null;
  for (const line of lines) {
    if (!line) continue;
    const { text, header } = line;
    texts.push(header && header !== before ? `${header.text}\n${text}` : text);
    before = header;
  }
  return texts.join('\n');
}
