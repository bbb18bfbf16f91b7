import { plainText } from '@storefront/shared/forms/plain-text';
import { StartupError } from '../../startup-error';
import { otherMoney } from './price';
import { type Cell, type TableRow, textOf } from './table';

/** Our columns by field: the heading that we write, then others that we read. Case, spaces, signs and what stands in brackets do not count. */
export const ownColumns = {
  sku: ['SKU', 'Code', 'Item code', 'Product code', 'Stock code', 'Article number'],
  replaces: ['Replaces'],
  name: ['Name', 'Product', 'Product name', 'Title'],
  brand: ['Brand', 'Manufacturer', 'Make'],
  category: ['Categories', 'Category'],
  price: ['Price', 'Regular price', 'Unit price'],
  salePrice: ['Sale price', 'Special price', 'Sale'],
  packSize: ['Pack', 'Pack size', 'Qty / Pack', 'Pieces'],
  sizes: ['Sizes', 'Size'],
  colours: ['Colours', 'Colour', 'Color', 'Colors'],
  description: ['Description', 'Text', 'Web text', 'Details'],
  pictures: ['Pictures', 'Picture', 'Photos', 'Photo', 'Images', 'Image'],
  pictureTexts: ['Picture texts', 'Alt text'],
  variantGroup: ['Variant group', 'Variant grp', 'Group'],
  active: ['Active', 'On website', 'Published', 'Visible'],
  featured: ['Featured', 'Feature'],
  isNew: ['New', 'Is new'],
  top: ['Top', 'Top seller', 'Best seller'],
} as const;

/** Heading of the column that says why a written-back row was refused: while it does, the row is refused again. */
export const refusedHeading = 'Refused because';

/** A field that a file may give. */
export type Field = keyof typeof ownColumns;

/** Formats of files. */
type ImportFormat = 'own' | 'shopify' | 'woocommerce';

const fieldOf = new Map<string, Field>(
  Object.entries(ownColumns).flatMap(([field, names]) =>
    names.map((name) => [plainHeading(name), field as Field]),
  ),
);

/** A heading for comparison. */
export function plainHeading(text: string): string {
  return plainText(text.slice(0, 200))
    .toLowerCase()
    .replaceAll(/\([^)]*\)|[^\p{L}\p{N}]/gu, '');
}

/** How many cells of a row are headings of ours, each once. */
export function knownHeadings(cells: readonly Cell[]): number {
  return new Set(cells.flatMap((cell) => fieldOf.get(plainHeading(textOf(cell))) ?? [])).size;
}

/** The headings of a table. */
export interface Headings {
  readonly format: ImportFormat;
  readonly row: number;
  /** A distinct name of each column: its heading, or 'column F'. */
  readonly names: readonly string[];
  /** Columns by their headings for comparison, '' where there is none. */
  readonly plain: readonly string[];
  /** Columns by field, for our own format. */
  readonly fields: ReadonlyMap<Field, number>;
}

/** The headings among the first rows: the first row that names a SKU and at least one more of ours, or those of an export. Null without one. */
export function findHeadings(rows: readonly TableRow[]): Headings | null {
  for (const { number, cells } of rows) {
    const plain = cells.map((cell) => plainHeading(textOf(cell)));
    const format = formatOf(new Set(plain));
    if (format === null) continue;
    for (const cell of cells) checkMoney(textOf(cell));
    return { format, row: number, names: distinctNames(cells), plain, fields: fieldsOf(cells, format) };
  }
  return null;
}

function checkMoney(heading: string): void {
  const field = fieldOf.get(plainHeading(heading));
  const other = field === 'price' || field === 'salePrice' ? otherMoney(heading) : null;
  if (other !== null) throw new StartupError(`The column '${heading.trim()}': ${other}`);
}

function formatOf(plain: ReadonlySet<string>): ImportFormat | null {
  const has = (...names: string[]) => names.every((name) => plain.has(name));
  if (has('title') && (has('handle') || has('urlhandle')) && (has('variantsku') || has('sku')))
    return 'shopify';
  if (has('type', 'sku', 'name', 'regularprice') && (has('id') || has('parent'))) return 'woocommerce';
  const fields = new Set([...plain].map((name) => fieldOf.get(name)));
  return fields.has('sku') && [...fields].filter((field) => field !== undefined).length > 1 ? 'own' : null;
}

function distinctNames(cells: readonly Cell[]): readonly string[] {
  const seen = new Set<string>();
  return cells.map((cell, index) => {
    const heading = textOf(cell).replaceAll(/\s+/g, ' ').trim() || `column ${columnLetters(index)}`;
    const name = seen.has(heading) ? `${heading} (column ${columnLetters(index)})` : heading;
    seen.add(name);
    return name;
  });
}

function fieldsOf(cells: readonly Cell[], format: ImportFormat): ReadonlyMap<Field, number> {
  const fields = new Map<Field, number>();
  if (format !== 'own') return fields;
  for (const [index, cell] of cells.entries()) {
    const field = fieldOf.get(plainHeading(textOf(cell)));
    if (field === undefined) continue;
    const other = fields.get(field);
    if (other !== undefined) {
      throw new StartupError(
        `The columns '${textOf(cells[other]).trim()}' and '${textOf(cell).trim()}' both mean ${ownColumns[field][0]}: rename or remove one of them.`,
      );
    }
    fields.set(field, index);
  }
  return fields;
}

/** 0 is A, 26 is AA. */
export function columnLetters(index: number): string {
  const last = String.fromCharCode(65 + (index % 26));
  return index < 26 ? last : columnLetters(Math.floor(index / 26) - 1) + last;
}
