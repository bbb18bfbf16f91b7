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
    if (
      (row.filled.length === 1 && headings.fields.has('name')) ||
      /^(?:grand |sub)?totals?:?$/i.test(skuText)
    ) {
      warnings.add('A row that is no product was skipped.', {
        row: row.number,
        column: null,
        value: textOf(row.filled[0]),
      });
      continue;
    }
    const fields: Partial<Record<Field, ReturnType<DataRow['at']>>> = {};
    for (const [field, column] of headings.fields) fields[field] = row.at(column);
    const refusal = row.fault !== null && { refusal: { column: null, value: '', reason: row.fault } };
    yield { row: row.number, fields, cells: row.cells, ...refusal };
  }
}
