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
  const columns = table[0]?.header?.columns;
  const width = table[0]?.fields.length ?? 0;
  const places = Array.from({ length: width }, (_, place) => place);
  const column = (place: number) => table.map(({ fields }) => fields[place] ?? '');
  const counts = places.map(
    (place) => column(place).filter((field) => quantityInField(field) !== null).length,
  );
  const most = Math.max(...counts);
  const named = columns && (columns.quantity === undefined ? [] : [columns.quantity]);
  const quantities = named ?? places.filter((place) => most > 0 && (counts[place] ?? 0) * 2 >= most);
  const products = columns ? [columns.sku, columns.name].filter((place) => place !== undefined) : null;
  const samples = places.map((place) => column(place).slice(0, 3).join(', '));
  return table.map(({ fields, delimiter }) => {
    if (delimiter === null) return null;
    // A name may have commas.
    const isWords = delimiter === ',' && !columns && quantities.length === 0;
    const counted = columns
      ? []
      : fields.filter((field, place) => !quantities.includes(place) && beginsWithCount(field));
    return isWords ? null : { fields, quantities, products, counted, samples, delimiter };
  });
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
