import type { DataRow } from './data-rows';
import type { Draft } from './draft';
import type { Field, Headings } from './headings';
import { textOf } from './table';
import type { Warnings } from './warnings';

/** Products of a file with our own columns: one a row. Titles between them, totals and repeated headings are skipped. */
export async function* ownDrafts(
  rows: AsyncIterable<DataRow>,
  headings: Headings,
  warnings: Warnings,
): AsyncGenerator<Draft> {
  const sku = headings.fields.get('sku') ?? 0;
  for await (const row of rows) {
    const skuText = textOf(row.at(sku).cell).trim();
    if (skuText === headings.names[sku]) continue;
    const isTitle = row.filled.length === 1 && headings.fields.has('name');
    const isTotal = /^(?:grand |sub)?totals?:?$/i.test(skuText);
    if (isTitle || isTotal) {
      warnings.add('A total, or a row with one text alone, changes nothing.', {
        row: row.number,
        column: null,
        value: textOf(row.filled[0]),
      });
      // An import knows whether it is a product's SKU, which is then not missing.
      if (!isTotal && /^[^\s,]{1,64}$/.test(skuText))
        yield { row: row.number, fields: { sku: row.at(sku) }, cells: row.cells };
      continue;
    }
    const fields: Partial<Record<Field, ReturnType<DataRow['at']>>> = {};
    for (const [field, column] of headings.fields) fields[field] = row.at(column);
    const refusal = row.fault !== null && { refusal: { column: null, value: '', reason: row.fault } };
    yield { row: row.number, fields, cells: row.cells, ...refusal };
  }
}
