import type { Reading, Row, TypedLine } from './order-line';
import { quantityInField } from './quantity-text';
import type { SplitLine } from './read-line';
import { beginsWithCount } from './words';

type Line = SplitLine & TypedLine;

/** The rows that lines of fields are, in their order; null for words. Lines of as many fields beside each other are one table. */
export function rowsOf(lines: readonly Line[]): readonly (Row | null)[] {
  const tables: Line[][] = [];
  for (const line of lines) {
    const table = tables.at(-1);
    if (table?.[0] && isOfTable(table[0], line)) table.push(line);
    else tables.push([line]);
  }
  return tables.flatMap((table) => rowsOfTable(table));
}

function isOfTable(one: Line, other: Line): boolean {
  return (
    one.header === other.header &&
    one.delimiter === other.delimiter &&
    one.fields.length === other.fields.length
  );
}

function rowsOfTable(table: readonly Line[]): (Row | null)[] {
  const [{ delimiter, header, fields: first } = { delimiter: null, header: null, fields: [] }] = table;
  if (delimiter === null) return table.map(() => null);
  const columns = header?.columns ?? null;
  const values = first.map((_, place) => table.map(({ fields }) => fields[place] ?? ''));
  const places = [...values.keys()];
  const numbers = values.map((column) => column.filter((field) => quantityInField(field) !== null).length);
  const most = Math.max(...numbers);
  const counted = places.filter((place) => most > 0 && (numbers[place] ?? 0) * 2 >= most);
  // A name may have commas.
  if (delimiter === ',' && !columns && counted.length === 0) return table.map(() => null);
  const named = columns && [...columns.products, ...columns.details];
  const isBeside = (place: number) => counted.includes(place - 1) || counted.includes(place + 1);
  const isOpen = (place: number, column: readonly string[]) =>
    counted.includes(place) ||
    (mayBeQuantities(column) && (isBeside(place) || (most > 0 && column.some(Boolean))));
  const quantities = !columns
    ? places.filter((place) => isOpen(place, values[place] ?? []))
    : columns.quantities.length > 0
      ? columns.quantities
      : counted.filter((place) => !named?.includes(place));
  const [only, ...others] = quantities;
  const isDoubtful = columns
    ? !columns.isSure
    : only === 0 && others.length === 0 && isNumbering((values[0] ?? []).map(Number));
  const head = table.slice(0, 3).map(({ fields }) => fields);
  const samples = values.map((column) => column.slice(0, 3).filter(Boolean).join(', ') || 'empty');
  return table.map(({ fields }) => ({
    fields,
    quantities,
    isDoubtful,
    products: columns?.products ?? null,
    details: named ?? places.filter((place) => !quantities.includes(place)),
    counted: columns
      ? []
      : fields.filter((field, place) => !quantities.includes(place) && beginsWithCount(field)),
    head,
    samples,
    delimiter,
  }));
}

/** Whether fields without a whole number may be quantities: nothing, '-', '6.00', '2-3' or '6?', and no prices. */
function mayBeQuantities(column: readonly string[]): boolean {
  const isPrice = column.some((field) => /^[$€£]|^\d+[.,]\d*[1-9]\d*$|^\d{5,}$/.test(field));
  return !isPrice && column.every((field) => /^[^\p{L}]{0,12}$/u.test(field));
}

/** Whether numbers may number their lines: each is one more than that before it, or of three or more each is higher. */
export function isNumbering(numbers: readonly number[]): boolean {
  const steps = numbers.slice(1).map((number, nth) => number - (numbers[nth] ?? Number.NaN));
  return (
    steps.length > 0 &&
    (steps.every((step) => step === 1) || (steps.length > 1 && steps.every((step) => step > 0)))
  );
}

/** What a row may name: its fields but for the quantity, or some of them, where nothing says which of them is the name. */
export function rowReadings(
  { fields, products, delimiter }: Row,
  place: number,
  quantity: number,
): readonly Reading[] {
  const named = fields.filter(
    (field, at) => at !== place && field !== '' && (!products || products.includes(at)),
  );
  // A name may have commas.
  const whole = delimiter === ',' && !products && named.length > 1 ? [named.join(', ')] : [];
  return [...named, ...whole].map((product) => ({ product, quantity }));
}
