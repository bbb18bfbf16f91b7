import type { Columns } from './heading';
import { countInField } from './quantity';
import type { Delimiter } from './split';

/** A line of fields, before it is known which of them is the quantity. */
interface Row {
  readonly fields: readonly string[];
  readonly delimiter: Delimiter | null;
  readonly header: { readonly columns: Columns } | null;
}

/** What the columns of lines of fields are, counted from 0. */
export interface Table {
  readonly columns: Columns | null;
  /** What parts the fields, which a name may have too if it is a comma. */
  readonly delimiter: Delimiter;
  /** Those that may be the quantity. */
  readonly quantities: readonly number[];
  /** Whether it is to be chosen, even where there is but one: a heading calls it 'Count', or it numbers the rows. */
  readonly isDoubtful: boolean;
  /** Those that may say another product, size or unit than the SKU. */
  readonly details: readonly number[];
  /** Its first rows, which tell what its columns are. */
  readonly head: readonly (readonly string[])[];
}

/** The tables that lines are rows of, in their order; null for words. Lines of as many fields beside each other are one. */
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
  const columns = header?.columns ?? null;
  const values = first.map((_, place) => rows.map(({ fields }) => fields[place] ?? ''));
  const places = [...values.keys()];
  const numbers = values.map((column) => column.filter((field) => countInField(field)).length);
  const most = Math.max(...numbers);
  const counted = places.filter((place) => most > 0 && (numbers[place] ?? 0) * 2 >= most);
  // A name may have commas.
  if (delimiter === ',' && !columns && counted.length === 0) return null;
  const head = rows.slice(0, 3).map(({ fields }) => fields);
  const table = { columns, delimiter, head };
  if (columns) {
    const details = [...columns.products, ...columns.details];
    const { quantities: named, isSure } = columns;
    const quantities = named.length > 0 ? named : counted.filter((place) => !details.includes(place));
    return { ...table, quantities, isDoubtful: !isSure, details };
  }
  const isBeside = (place: number) => counted.includes(place - 1) || counted.includes(place + 1);
  const isOpen = (place: number, column: readonly string[]) =>
    mayBeQuantities(column) && (isBeside(place) || (most > 0 && column.some(Boolean)));
  const quantities = places.filter((place) => counted.includes(place) || isOpen(place, values[place] ?? []));
  const isDoubtful = String(quantities) === '0' && isNumbering((values[0] ?? []).map(Number));
  return { ...table, quantities, isDoubtful, details: places.filter((place) => !quantities.includes(place)) };
}

/** Whether fields without a whole number may be quantities: nothing, '-', '6.00', '2-3' or '6?', and no prices. */
function mayBeQuantities(column: readonly string[]): boolean {
  const isPrice = column.some((field) => /^[$€£]|^\d+[.,]\d*[1-9]\d*$|^\d{5,}$/.test(field));
  return !isPrice && column.every((field) => /^[^\p{L}]{0,12}$/u.test(field));
}

/** Whether numbers may number their lines: each is one more than that before it, or of three or more each is higher. */
export function isNumbering(numbers: readonly number[]): boolean {
  const steps = numbers.slice(1).map((number, nth) => number - (numbers[nth] ?? Number.NaN));
  return steps.every((step) => step === 1 || (step > 0 && steps.length > 1)) && steps.length > 0;
}
