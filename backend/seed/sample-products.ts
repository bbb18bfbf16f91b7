import { resolve } from 'node:path';
import type { ImportedProduct, RefusedRow } from '../import/imported-product';

const file = resolve(import.meta.dirname, '../../sample/products.csv');

type Row = ImportedProduct | RefusedRow;

/** The rows of the sample's file. */
export type SampleRows = readonly Row[];

/** Reads the sample's file as every import does. */
export async function readSample(): Promise<SampleRows> {
  // Most starts read no file.
  const { openImportFile } = await import('../import/reading/open-import-file');
  const rows: Row[] = [];
  for await (const row of (await openImportFile(file)).rows()) rows.push(row);
  return rows;
}

/** As many products: the sample's, and then the same again and again as numbered series. */
export async function* repeated(sample: SampleRows, products: number): AsyncGenerator<Row> {
  for (let made = 0; made < products; ) {
    const series = Math.floor(made / sample.length) + 1;
    for (const row of sample.slice(0, products - made))
      yield series === 1 || 'reason' in row ? row : ofSeries(row, series);
    made += sample.length;
  }
}

/** A product like this one, whose variants are those of its series. */
function ofSeries(product: ImportedProduct, series: number): ImportedProduct {
  const { sku, name, variantGroup } = product;
  return {
    ...product,
    sku: `${sku}-${series}`,
    name: `${name}, series ${series}`,
    variantGroup: variantGroup ? `${variantGroup}-${series}` : null,
    cells: [],
  };
}
