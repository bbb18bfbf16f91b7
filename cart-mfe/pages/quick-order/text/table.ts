import { plainText } from '@storefront/shared/forms/plain-text';
import { codesIn } from './codes';
import { countInField } from './quantity';
import { type Delimiter, delimiters, splitFields } from './split';

/** Columns of a table by index from 0. */
export interface Columns {
  /** The separator; if it is a comma, names may contain it. */
  readonly delimiter: Delimiter;
  readonly isNamed: boolean;
  readonly width: number;
  /** Columns that may be the SKU or the name; at least one. */
  readonly products: readonly number[];
  /** Columns that may be the quantity. */
  readonly quantities: readonly number[];
  /** Whether to ask for the column even if it is the only one: its heading is 'Count', or it numbers the rows. */
  readonly isDoubtful: boolean;
  /** Columns that may contradict the SKU: another product, size, unit or state. */
  readonly details: readonly number[];
}

/** Consecutive lines with the same columns. */
export interface Table extends Columns {
  readonly head: readonly (readonly string[])[];
}

interface Row {
  readonly fields: readonly string[];
  readonly delimiter: Delimiter | null;
  readonly header: { readonly columns: Columns } | null;
}

const names = {
  sku: /^(?:sku|code|(?:item|product|part|stock|catalog|catalogue|supplier) ?(?:code|no|number|id|#)|item)$/,
  name: /^(?:name|description|product|item|(?:product|item) ?(?:name|description))$/,
  /** Nothing but words for it: 'Order #', 'On order' and 'Max qty' are other numbers. */
  ordered:
    /^(?:(?:to|re|order|ordered|reorder|qty|quantity|required|req'?d|need|needed|wanted|revised)\b[ ?*-]*)+$/,
  delivered: /shipped|delivered|received|supplied|outstanding|back ?order/,
  detail:
    /size|colou?r|\bunit\b|uom|comment|note|status|action|done|variant|option|y\/n|\bok\b|approved|cancel|change|\bper\b|alternative|substitute|instead/,
} as const;

/** Longest heading, in characters. */
const maxLength = 1_000;

/** The columns named by a heading, in any order; null for other lines. */
export function columnsNamed(line: string): Columns | null {
  if (line.length > maxLength) return null;
  const plain = plainText(line);
  if (codesIn(plain).length > 0) return null;
  const named = plain.toLowerCase().replaceAll(/[.:_() ]+/g, ' ');
  for (const delimiter of delimiters) {
    if (!line.includes(delimiter)) continue;
    const fields = splitFields(named, delimiter);
    const places = (name: keyof typeof names) =>
      [...fields.keys()].filter((place) => names[name].test(fields[place] ?? ''));
    const [sku] = places('sku');
    const name = places('name').find((place) => place !== sku);
    const products = [sku, name].filter((place) => place !== undefined);
    const quantities = places('ordered');
    if (products.length === 0 || fields.filter((field) => /^\D/.test(field)).length < 2) continue;
    return {
      delimiter,
      isNamed: true,
      width: fields.length,
      products,
      quantities,
      // A delivered or outstanding quantity may or may not be meant. Beside a date, 'Order' is probably an order number.
      isDoubtful:
        quantities.length !== 1 || places('delivered').length > 0 || /[\t;,]order[\t;,].*date/.test(named),
      details: [...products, ...places('detail')],
    };
  }
  return null;
}

/** The table of each line, in order; null for words. Consecutive lines with equally many fields make a table. */
export function tablesOf(lines: readonly Row[]): readonly (Table | null)[] {
  const groups: Row[][] = [];
  for (const line of lines) {
    const group = groups.at(-1);
    if (group?.[0] && isOfTable(group[0], line)) group.push(line);
    else groups.push([line]);
  }
  return groups.flatMap((rows) => {
    const table = tableOf(rows);
    return rows.map(() => table);
  });
}

function isOfTable(one: Row, other: Row): boolean {
  return (
    one.header === other.header &&
    one.delimiter === other.delimiter &&
    one.fields.length === other.fields.length
  );
}

function tableOf(rows: readonly Row[]): Table | null {
  const [{ delimiter, header, fields: first } = { delimiter: null, header: null, fields: [] }] = rows;
  if (delimiter === null) return null;
  const places = [...first.keys()];
  const values = places.map((place) => rows.map(({ fields }) => fields[place] ?? ''));
  const numbers = values.map(
    (column) => column.filter((field) => !field.includes('.') && countInField(field)).length,
  );
  const most = Math.max(...numbers);
  const counted = places.filter((place) => most > 0 && (numbers[place] ?? 0) * 2 >= most);
  const head = rows.slice(0, 3).map(({ fields }) => fields);
  if (header) {
    const { quantities: named, details } = header.columns;
    const quantities = named.length > 0 ? named : counted.filter((place) => !details.includes(place));
    return { ...header.columns, head, quantities };
  }
  // A name may contain commas.
  if (delimiter === ',' && counted.length === 0) return null;
  const isBeside = (place: number) => counted.includes(place - 1) || counted.includes(place + 1);
  const isOpen = (place: number, column: readonly string[]) =>
    mayBeQuantities(column) && (isBeside(place) || (most > 0 && column.some(Boolean)));
  const quantities = places.filter((place) => counted.includes(place) || isOpen(place, values[place] ?? []));
  return {
    delimiter,
    isNamed: false,
    width: first.length,
    products: places,
    quantities,
    isDoubtful: String(quantities) === '0' && isNumbering((values[0] ?? []).map(Number)),
    details: places.filter((place) => !quantities.includes(place)),
    head,
  };
}

/** Whether fields other than whole numbers stand for quantities: empty, '-', '6.00', '2-3' or '6?', but no prices. */
function mayBeQuantities(column: readonly string[]): boolean {
  const isPrice = column.some((field) => /^[$€£]|^\d+[.,]\d*[1-9]\d*$|^\d{5,}$/.test(field));
  return !isPrice && column.every((field) => /^[^\p{L}]{0,12}$/u.test(field));
}

/** Whether numbers just count the lines: they increase by one, or are three or more that only rise. */
export function isNumbering(numbers: readonly number[]): boolean {
  const steps = numbers.slice(1).map((number, nth) => number - (numbers[nth] ?? Number.NaN));
  return steps.every((step) => step === 1 || (step > 0 && steps.length > 1)) && steps.length > 0;
}
