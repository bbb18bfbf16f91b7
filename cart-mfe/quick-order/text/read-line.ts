import { plainText } from '@storefront/shared/forms/plain-text';
import { countCodes, maxCodes } from './codes';
import type { Columns } from './column-names';
import { numberedLine, withoutBullet } from './list-marks';
import type { OrderLine, Row } from './order-line';
import { countsIn } from './quantity-text';
import { reasons } from './reasons';
import { fieldsOf, type Split, splitFields } from './split-fields';
import { readWords } from './words';

/** Most characters of a line, and of its words where it has no fields. */
const maxLength = 500;
const maxWordsLength = 250;

/** Most fields of a line whose columns nothing names, without empty ones. */
const maxFields = 20;

/** A line, split but not read: which of its fields is the quantity depends on the lines beside it. */
export interface SplitLine extends Split {
  readonly plain: string;
  /** The number that it has in a list, and its text without. */
  readonly numbered: ReturnType<typeof numberedLine>;
}

/** Splits a line into its fields. */
export function splitLine(text: string, columns: Columns | null): SplitLine {
  if (text.length > maxLength) return { plain: text, numbered: null, delimiter: null, fields: [text] };
  const typed = plainText(text);
  const numbered = columns ? null : numberedLine(typed);
  const plain = columns ? typed : withoutBullet(numbered?.rest ?? typed);
  return columns
    ? { plain, numbered, delimiter: columns.delimiter, fields: splitFields(plain, columns.delimiter) }
    : { plain, numbered, ...fieldsOf(plain) };
}

type Read = Pick<OrderLine, 'plain' | 'row' | 'readings' | 'guess' | 'reason' | 'unnumbered'>;

const refused = (reason: string): Read => ({ plain: '', row: null, readings: [], guess: null, reason });

/**
 * What a line may mean.
 *
 * @param row its fields where it has some that may be the quantity, or should have
 * @param list whether its number, as in '2. gauze', follows or precedes that of the line beside it, and whether numbers before lines count them
 */
export function readLine(
  { plain, delimiter, fields, numbered }: SplitLine,
  row: Row | null,
  { isInRow, isCounting }: { readonly isInRow: boolean; readonly isCounting: boolean },
): Read {
  if (plain.length > maxLength) return refused(reasons.long);
  // A tab stands between fields, and a cell may have line breaks.
  if (/[^\P{Cc}\t\n]/u.test(plain)) return refused(reasons.control);
  const filled = fields.filter((field) => field !== '');
  if ((!row?.products && filled.length > maxFields) || countCodes(plain) > maxCodes)
    return refused(reasons.fields);
  if (filled.some((field) => /^[=@]/.test(field))) return refused(reasons.formula);
  const unnumbered = numbered && { unnumbered: numbered.rest };
  if (row) {
    // A name may have a number between its commas: 'Gloves, latex, 7, box of 50'.
    const isInside =
      row.counted.length > 0 || row.quantities.some((place) => place > 0 && place < fields.length - 1);
    const isName = delimiter === ',' && !row.products && isInside && plain.length <= maxWordsLength;
    const { readings } = isName ? readWords(plain) : { readings: [] };
    return { plain, row, readings, guess: null, reason: reasons.unknown, ...unnumbered };
  }

  const words = filled.join(delimiter === ',' ? ', ' : ' ').replace(/(?<![\s,;.!])[\s,;.!]+$/, '');
  if (words.length > maxWordsLength) return refused(reasons.long);
  if (!/[\p{L}\p{N}]/u.test(words)) return refused(reasons.empty);
  const { readings, guess } = readWords(words);
  // One of it, whether the number is an ordinal or the quantity; and none where another one is.
  const isOrdinal = isInRow || numbered?.number === 1 || guess !== readings[0];
  if (numbered && !isOrdinal) return refused(reasons.ordinal);
  if (isCounting && countsIn(words)[0]?.isMarked === false) return refused(reasons.ordinal);
  return {
    plain: words,
    row: null,
    readings,
    guess,
    reason: guess ? reasons.unknown : reasons.numbers,
    ...unnumbered,
  };
}
