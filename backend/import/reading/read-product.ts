import { plainText } from '@storefront/shared/forms/plain-text';
import type { ImportedProduct, RefusedRow } from '../imported-product';
import { cut, dateReason, Fault, refuse } from './clean-text';
import { unguarded } from './csv-text';
import type { Draft, Source } from './draft';
import { type FieldContext, garbled, readers } from './field-readers';
import type { Field } from './headings';
import type { DecimalMark } from './price';
import { type Cell, textOf } from './table';
import type { WarningPlace, Warnings } from './warnings';

const maxValueLength = 100;
const noSku = { column: null, value: '', reason: 'The SKU is missing: the file has no such column.' };
const lost =
  /^\s*#(?:n\/a|nv|null!|div\/0!|value!|wert!|ref!|bezug!|name\?|num!|zahl!|spill!|calc!|getting_data)\s*$|^a (?:formula without a result|missing text)$/i;
/** A size or a pack that a spreadsheet took for a date is left out; the product has more to say. */
const optional: readonly Field[] = ['sizes', 'colours', 'packSize', 'brand', 'variantGroup', 'pictures'];

/** Checks the products of one file. */
export class ProductReader {
  readonly #spellings = new Map<string, string>();
  readonly #warnings: Warnings;
  /** The cell that is being read. */
  #place: WarningPlace = { row: 0, column: null, value: '' };

  constructor(warnings: Warnings) {
    this.#warnings = warnings;
  }

  /** @param mark the file's decimal mark, for prices that are clear only beside others */
  read(draft: Draft, mark: DecimalMark | null): ImportedProduct | RefusedRow {
    const faults: NonNullable<Draft['refusal']>[] = draft.refusal ? [draft.refusal] : [];
    const product: Partial<ImportedProduct> = {};
    const pictureTexts = draft.fields.pictureTexts ? textOf(draft.fields.pictureTexts.cell) : null;
    const context = { mark, pictureTexts, spell: this.#spell, note: this.#note };
    for (const [field, source] of Object.entries(draft.fields) as [Field, Source][]) {
      this.#place = { row: draft.row, column: source.column, value: textOf(source.cell) };
      try {
        Object.assign(product, readField(field, source.cell, context));
      } catch (error) {
        if (!(error instanceof Fault)) throw error;
        faults.push({ ...this.#place, reason: error.message });
      }
    }
    if (draft.pictures) Object.assign(product, { pictures: draft.pictures });
    this.#checkSale(draft, product);
    const { sku } = product;
    if (sku === undefined || faults.length > 0)
      return { ...refusedRow(draft, faults), ...(sku !== undefined && { sku }) };
    return { ...product, row: draft.row, sku, cells: draft.cells() };
  }

  /** Warns of an odd sale price; one above the price is refused with the rows that contradict the shop. */
  #checkSale({ row, fields }: Draft, product: Partial<ImportedProduct>): void {
    const { price, salePrice } = product;
    if (typeof salePrice !== 'number' || typeof price !== 'number') return;
    const place = { row, column: fields.salePrice?.column ?? null, value: textOf(fields.salePrice?.cell) };
    if (salePrice === price) {
      Object.assign(product, { salePrice: null });
      this.#warnings.add('The sale price is the price: read as no sale.', place);
    } else if (salePrice < 0.4 * price)
      this.#warnings.add('The sale price is more than 60 % below the price.', place);
  }

  readonly #note = (message: string) => this.#warnings.add(message, this.#place);

  /** The first spelling of a name: 'ANSELL ' is 'Ansell', once that was met. */
  readonly #spell = (kind: string, name: string): string => {
    const typed = `${kind} ${name}`;
    const known = this.#spellings.get(typed);
    if (known !== undefined) return known;
    const key = `${kind} ${plainText(name).toLowerCase()}`;
    const first = this.#spellings.get(key) ?? name;
    this.#spellings.set(key, first).set(typed, first);
    return first;
  };
}

function refusedRow(
  { row, cells }: Draft,
  [first = noSku, ...others]: readonly NonNullable<Draft['refusal']>[],
): RefusedRow {
  const { column, value, reason } = first;
  const further = others.map((fault) => (fault.column === null ? '' : `${fault.column}: `) + fault.reason);
  return {
    row,
    column,
    value: cut(value, maxValueLength),
    reason: [reason, ...further].join(' '),
    cells: cells(),
  };
}

function readField(field: Field, cell: Cell, context: FieldContext): Partial<ImportedProduct> {
  if (typeof cell === 'string') {
    if (lost.test(cell)) refuse(`The cell shows ${cell.trim()}: correct it in your spreadsheet.`);
    if (garbled.test(cell)) context.note('The text looks garbled: it was once saved in another encoding.');
    const text = unguarded(cell);
    return readers[field](text, text, context);
  }
  if (cell.kind === 'error') refuse(`The cell shows ${cell.text}: correct it in your spreadsheet.`);
  if (cell.kind === 'number') return readers[field](cell.text, cell, context);
  if (!optional.includes(field)) refuse(dateReason);
  context.note(`${dateReason} The value was left out.`);
  return {};
}
