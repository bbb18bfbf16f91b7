import { maxLines } from '@storefront/shared/contracts/state';
import { plainText } from '@storefront/shared/forms/plain-text';
import { codesIn } from './codes';
import { beginsWithCount, countInField, countsIn, mayCount, type Reading, readWords } from './quantity';
import { reasons } from './reasons';
import { fieldsOf, splitFields, splitLines } from './split';
import { type Columns, columnsNamed, isNumbering, type Table, tablesOf } from './table';

/** A line as typed, and the heading of its columns, null for none. */
interface TypedLine {
  readonly text: string;
  readonly header: { readonly text: string; readonly columns: Columns } | null;
}

/** A line of an order and its possible meanings. */
export interface Line extends TypedLine {
  /** Position in the text, from 1. */
  readonly number: number;
  /** The normalised text (`plainText`) without a bullet. */
  readonly plain: string;
  /** The text without its ordinal; null when it has none. */
  readonly unnumbered: string | null;
  readonly fields: readonly string[];
  readonly table: Table | null;
  /** Possible meanings: of its words, or of its fields for each column that may be the quantity. */
  readonly readings: readonly Reading[];
  /** The reading for which similar products are offered; null when its quantity would be a guess, too. */
  readonly guess: Reading | null;
  /** Why it can never be ordered, in one sentence; null for none. */
  readonly problem: string | null;
  /** Lines that may have this one's quantity: the next, and all that are just a number, as where each cell is a line. */
  readonly counting: readonly Pick<Line, 'plain' | 'readings'>[];
  /** Whether it is a line of a numbered list, where others have quantities and this one has none. */
  readonly lacksCount: boolean;
}

/** A whole order as typed. */
export interface OrderText {
  readonly text: string;
  readonly lines: readonly Line[];
  /** The unread remainder and its number of non-empty lines; null for none. */
  readonly rest: (TypedLine & { readonly count: number }) | null;
}

/** Most lines read: products, and as many headings. */
export const maxRead = 2 * maxLines;

/** Longest line, in characters. */
const maxLength = 500;

/** Longest line outside of tables, in characters. */
const maxWordsLength = 250;

/** Most non-empty fields of a line without named columns. */
const maxFields = 20;

/** Most words with a digit, and their parts, looked up per line. */
const maxCodes = 100;

/**
 * Reads an order with one product per line. Any line may be a heading for the lines below, as in an appended file. Only the first lines of
 * a long text are read. Never throws (P81).
 */
export function readOrder(text: string): OrderText {
  const { lines: typed, rest } = splitLines(text, maxRead);
  const split: (ReturnType<typeof splitLine> & Pick<Line, 'number'>)[] = [];
  let header: TypedLine['header'] = null;
  let isBelowNames = false;
  let nth = 0;
  for (; nth < typed.length && split.length < maxLines; nth += 1) {
    const { text: line = '', number = 0 } = typed[nth] ?? {};
    // Excel's separator declaration.
    if (nth === 0 && /^"?sep=.?"?\s*$/i.test(line)) continue;
    // The last line cannot be a heading, so it is a product.
    const isLast = nth > 0 && nth === typed.length - 1 && rest === '';
    const columns = isLast ? null : columnsNamed(line);
    if (columns) header = { text: header && isBelowNames ? `${header.text}\n${line}` : line, columns };
    else split.push({ number, ...splitLine(line, header) });
    isBelowNames = columns !== null;
  }
  const tables = tablesOf(split);
  // '1 gauze', '2 tape', '3 gowns' may be numbered lines or quantities.
  const first = split.map(({ plain }) => Number(/^\d+(?= )/.exec(plain)?.[0] ?? Number.NaN));
  const isCounting = isNumbering(first) && (first[0] === 1 || first.length > 2);
  const isTicked = split.some(({ text }) => ticked.test(text));
  const lines = split.map((line, at) => {
    const table = tables[at] ?? null;
    const { ordinal } = line;
    // A number that may be the quantity is an ordinal if its neighbours continue the sequence.
    const isInRow =
      ordinal === 1 || split[at - 1]?.ordinal === ordinal - 1 || split[at + 1]?.ordinal === ordinal + 1;
    const read =
      isTicked && unticked.test(line.text)
        ? refused(reasons.unticked)
        : readLine(line, table, isInRow, isCounting);
    return { table, ...line, ...read };
  });
  const isCounted = ({ readings }: (typeof lines)[number]) => readings.some(({ count }) => count);
  const isList = lines.some((line) => line.unnumbered && isCounted(line));
  const numbersAlone = lines.filter(({ delimiter, plain }) => delimiter === null && countInField(plain));
  const left = [...typed.slice(nth).map((line) => line.text), rest].join('\n').trimEnd();
  return {
    text,
    lines: lines.map((line, at) => ({
      ...line,
      counting: [...lines.slice(at + 1, at + 2).filter(({ plain }) => mayCount(plain)), ...numbersAlone],
      lacksCount: isList && line.unnumbered !== null && !isCounted(line),
    })),
    rest: left === '' ? null : { text: left, header, count: left.match(/\S[^\n]*/g)?.length ?? 0 },
  };
}

/** Bullet or e-mail quote mark before a line: '- 3 x gauze', '• gauze'. A dash before a numeric field is its sign. */
const mark = /^[ >]*(?:(?:[•‣▪◦●·∙►▸☐✓✔]\s*|o\t|- \[.?\] |[*+] +|- +(?!\$?\d[\d.]*\s*(?:[,;\t]|$)))(?=\S))?/u;

const ticked = /^\W{0,4}(?:\[[x✓✔]\]|[☑☒✅✓✔])/iu;
const unticked = /^[^\w☐[]{0,4}(?:\[ ?\]|☐)/u;

/** A word behind a quantity that means nothing. */
const polite = /,? please[.! ]*$/i;

/** Parts of a numbered line, such as '1. gauze' or '1) gauze'. */
const numbering = /^\s*(\d{1,3})[.)]\s+(\S.*)$/s;

function splitLine(text: string, header: TypedLine['header']) {
  // Overlong lines are not read.
  const typed = text.length > maxLength ? '' : plainText(text);
  const [, ordinal, unnumbered] = header ? [] : (numbering.exec(typed) ?? []);
  const plain = (header ? typed : (unnumbered ?? typed).replace(mark, '')).replace(polite, '');
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
  // Tabs separate fields, and cells may contain line breaks.
  if (/[^\P{Cc}\t\n]/u.test(plain)) return refused(reasons.control);
  if (filled.some((field) => /^[=@]/.test(field))) return refused(reasons.formula);
  const codes = codesIn(plain).reduce((count, { inside }) => count + 1 + inside.length, 0);
  if ((!table?.isNamed && filled.length > maxFields) || codes > maxCodes) return refused(reasons.fields);
  if (table) {
    // A name may contain a number between commas: 'Gloves, latex, 7, box of 50'.
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
  // The quantity is 1 whether the number is an ordinal or the quantity.
  const isOrdinal = unnumbered === null || isInRow || guess?.count !== null;
  if (!isOrdinal || (isCounting && countsIn(words)[0]?.isMarked === false)) return refused(reasons.ordinal);
  return { readings, guess, plain: words, problem: null };
}

/** Possible meanings of fields: those of products, or all as one name, for each column that may be the quantity. */
function readFields(fields: readonly string[], table: Table): readonly Reading[] {
  return table.quantities.flatMap((place) => {
    const count = countInField(fields[place] ?? '');
    const named = fields.filter((field, at) => at !== place && field !== '' && table.products.includes(at));
    // A name may contain commas.
    const isParted = table.delimiter === ',' && !table.isNamed && named.length > 1;
    return [...(isParted ? [named.join(', ')] : []), ...named].map((product) => ({ product, count, place }));
  });
}

/** Joins lines with their headings into a text that can be read again. */
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
