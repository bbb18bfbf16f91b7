import { maxLines } from '@storefront/shared/contracts/state';
import { plainText } from '@storefront/shared/forms/plain-text';
import { codesIn } from './codes';
import { beginsWithCount, countInField, countsIn, type Reading, readWords } from './quantity';
import { reasons } from './reasons';
import { fieldsOf, splitFields, splitLines } from './split';
import { type Columns, columnsNamed, isNumbering, type Table, tablesOf } from './table';

/** A line as it was typed, with what names the columns of the lines below it; null when nothing does. */
export interface TypedLine {
  readonly text: string;
  readonly header: { readonly text: string; readonly columns: Columns } | null;
}

/** One line of an order, and what it may mean. */
export interface Line extends TypedLine {
  /** Position among the lines that are not empty and name no columns, from 1. */
  readonly number: number;
  /** Its text as it is read (`plainText`), without the mark of a list. */
  readonly plain: string;
  /** Its text without the number that it has in a list; null where it has none. */
  readonly unnumbered: string | null;
  readonly fields: readonly string[];
  /** What its fields are; null for words. */
  readonly table: Table | null;
  /** What it may mean: its words, or its fields for each column that may be the quantity. */
  readonly readings: readonly Reading[];
  /** One of them, for which products like it are offered when none is found; null when its quantity would be guessed too. */
  readonly guess: Reading | null;
  /** Why it cannot be ordered, whatever the shop has, in one sentence; null for others. */
  readonly problem: string | null;
  /** Lines of its list that are a number alone, as where each cell is a line: no other line without a number is one of its product then. */
  readonly numbersAlone: readonly string[];
}

/** An order as it was typed. */
export interface OrderText {
  readonly text: string;
  /** As many as a cart has lines. */
  readonly lines: readonly Line[];
  /** What is after them, which was not looked at, and how many lines of it are not empty; null when nothing is. */
  readonly rest: (TypedLine & { readonly count: number }) | null;
}

/** Most lines that are read: those of products, and as many that name columns. */
export const maxRead = 2 * maxLines;

/** Most characters of a line. */
const maxLength = 500;

/** The same of one that is no row of a table. */
const maxWordsLength = 250;

/** Most fields of a line whose columns nothing names, without empty ones. */
const maxFields = 20;

/** Most words with a digit, and parts of them, that are looked up of one line. */
const maxCodes = 100;

/**
 * Reads an order: a product in each line. A line may name the columns of those below it, as a file's first line does below what was
 * typed before. However long a text is, only its first lines are read. Never throws (P81).
 */
export function readOrder(text: string): OrderText {
  const { lines: typed, rest } = splitLines(text, maxRead);
  const split: ReturnType<typeof splitLine>[] = [];
  let header: TypedLine['header'] = null;
  let isBelowNames = false;
  let nth = 0;
  for (; nth < typed.length && split.length < maxLines; nth += 1) {
    const line = typed[nth] ?? '';
    // What tells Excel how a file is parted.
    if (nth === 0 && /^"?sep=.?"?\s*$/i.test(line)) continue;
    // A last line has nothing below it: it is a product, if the list has others.
    const isLast = nth > 0 && nth === typed.length - 1 && rest === '';
    const columns = isLast ? null : columnsNamed(line);
    if (columns) header = { text: header && isBelowNames ? `${header.text}\n${line}` : line, columns };
    else split.push(splitLine(line, header));
    isBelowNames = columns !== null;
  }
  const tables = tablesOf(split);
  const numbersAlone = split
    .filter(({ delimiter, plain }) => delimiter === null && countInField(plain))
    .map(({ plain }) => plain);
  // '1 gauze', '2 tape', '3 gowns' may be numbered, or ordered so.
  const first = split.map(({ plain }) => Number(/^\d+(?= )/.exec(plain)?.[0] ?? Number.NaN));
  const isCounting = isNumbering(first) && (first[0] === 1 || first.length > 2);
  const isTicked = split.some(({ text }) => ticked.test(text));
  const left = [...typed.slice(nth), rest].join('\n').trimEnd();
  return {
    text,
    lines: split.map((line, at) => {
      const table = tables[at] ?? null;
      const { ordinal } = line;
      // One that may be the quantity as well is that of its row where those beside it go on.
      const isInRow =
        ordinal === 1 || split[at - 1]?.ordinal === ordinal - 1 || split[at + 1]?.ordinal === ordinal + 1;
      const read =
        isTicked && unticked.test(line.text)
          ? refused(reasons.unticked)
          : readLine(line, table, isInRow, isCounting);
      return { number: at + 1, numbersAlone, table, ...line, ...read };
    }),
    rest: left === '' ? null : { text: left, header, count: left.match(/\S[^\n]*/g)?.length ?? 0 },
  };
}

/** A mark of a list or a quoted e-mail before a line: '- 3 x gauze', '• gauze'. A dash before a field that is a number is its sign. */
const mark = /^[ >]*(?:(?:[•‣▪◦●·∙►▸☐✓✔]\s*|o\t|- \[.?\] |[*+] +|- +(?!\$?\d[\d.]*\s*(?:[,;\t]|$)))(?=\S))?/u;

const ticked = /^\W{0,4}(?:\[[x✓✔]\]|[☑☒✅✓✔])/iu;
const unticked = /^[^\w☐[]{0,4}(?:\[ ?\]|☐)/u;

/** The parts of a line as '1. gauze' or '1) gauze' number one. */
const numbering = /^\s*(\d{1,3})[.)]\s+(\S.*)$/s;

function splitLine(text: string, header: TypedLine['header']) {
  // What is too long is not looked at.
  const typed = text.length > maxLength ? '' : plainText(text);
  const [, ordinal, unnumbered] = header ? [] : (numbering.exec(typed) ?? []);
  const plain = header ? typed : (unnumbered ?? typed).replace(mark, '');
  return {
    text,
    header,
    plain,
    ordinal: Number(ordinal),
    unnumbered: unnumbered ?? null,
    ...(header
      ? { delimiter: header.columns.delimiter, fields: splitFields(plain, header.columns.delimiter) }
      : fieldsOf(plain)),
  };
}

const refused = (problem: string) => ({
  readings: [],
  guess: null,
  fields: [],
  table: null,
  plain: '',
  unnumbered: null,
  problem,
});

function readLine(
  line: ReturnType<typeof splitLine>,
  table: Table | null,
  isInRow: boolean,
  isCounting: boolean,
) {
  const { text, plain, delimiter, unnumbered } = line;
  const filled = line.fields.filter((field) => field !== '');
  const most = table ? maxLength : maxWordsLength;
  if (text.length > maxLength || plain.length > most) return refused(reasons.long);
  // A tab stands between fields, and a cell may have line breaks.
  if (/[^\P{Cc}\t\n]/u.test(plain)) return refused(reasons.control);
  if (filled.some((field) => /^[=@]/.test(field))) return refused(reasons.formula);
  const codes = codesIn(plain).reduce((count, { inside }) => count + 1 + inside.length, 0);
  if ((!table?.isNamed && filled.length > maxFields) || codes > maxCodes) return refused(reasons.fields);
  if (table) {
    // A name may have a number between its commas: 'Gloves, latex, 7, box of 50'.
    const last = line.fields.length - 1;
    const isInside =
      line.fields.some(beginsWithCount) || table.quantities.some((place) => place > 0 && place < last);
    const isName = delimiter === ',' && !table.isNamed && isInside;
    const names = isName ? readWords(plain).readings : [];
    return { guess: null, readings: [...names, ...readFields(line.fields, table)], problem: null };
  }
  const words = filled.join(delimiter === ',' ? ', ' : ' ').replace(/(?<![\s,;.!])[\s,;.!]+$/, '');
  if (!/[\p{L}\p{N}]/u.test(words)) return refused(reasons.unknown);
  const { readings, guess } = readWords(words);
  // It is one of it, whether the number before it is an ordinal or the quantity.
  const isOrdinal = unnumbered === null || isInRow || guess?.count !== null;
  if (!isOrdinal || (isCounting && countsIn(words)[0]?.isMarked === false)) return refused(reasons.ordinal);
  return { readings, guess, plain: words, problem: null };
}

/** What fields may mean: those of products, or all of them as one name, for each column that may be the quantity. */
function readFields(fields: readonly string[], table: Table): readonly Reading[] {
  return table.quantities.flatMap((place) => {
    const count = countInField(fields[place] ?? '');
    const named = fields.filter((field, at) => at !== place && field !== '' && table.products.includes(at));
    // A name may have commas.
    const isParted = table.delimiter === ',' && !table.isNamed && named.length > 1;
    return [...(isParted ? [named.join(', ')] : []), ...named].map((product) => ({ product, count, place }));
  });
}

/** The text of some lines of an order, to be typed or read again: with what names their columns. */
export function orderText(lines: readonly (TypedLine | null)[]): string {
  const texts: string[] = [];
  let before: TypedLine['header'] = null;
  for (const line of lines) {
    if (!line) continue;
    const { text, header } = line;
    texts.push(header && header !== before ? `${header.text}\n${text}` : text);
    before = header;
  }
  return texts.join('\n');
}
