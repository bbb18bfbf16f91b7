import { batch } from '../catalogue/write-products';
import type { Database, Queries } from '../database/database';
import { type ProductDocument, productDocuments } from './product-document';
import { csvStart, csvText } from './reading/csv-text';
import { descriptionCell } from './reading/description';
import { joinList } from './reading/lists';

type Cell = string | number | null;

/** Our columns by their headings, and what a file has in them. */
const columns: Readonly<Record<string, (product: ProductDocument) => Cell>> = {
  SKU: ({ sku }) => sku,
  Replaces: () => null,
  Name: ({ name }) => name,
  Brand: ({ brand }) => brand,
  Categories: ({ main_name, category_name }) => `${main_name} > ${category_name}`,
  Price: ({ price }) => price,
  'Sale price': ({ sale_price }) => sale_price,
  Pack: ({ pack_size }) => pack_size,
  Sizes: ({ sizes }) => joinList(sizes),
  Colours: ({ colours }) => joinList(colours),
  Description: ({ description, rich_description }) => descriptionCell(description, rich_description),
  Pictures: ({ pictures }) => joinList(pictures.map(({ source }) => source)),
  'Picture texts': ({ pictures }) =>
    pictures.some(({ alternative_text }) => alternative_text)
      ? pictures.map(({ alternative_text }) => alternative_text ?? '').join(' | ')
      : null,
  'Variant group': ({ family }) => family,
  Active: ({ active }) => yesOrNo(active),
  Featured: ({ featured }) => yesOrNo(featured),
  New: ({ latest }) => yesOrNo(latest),
  Top: ({ top }) => yesOrNo(top),
};

/** The headings of an exported file. */
export const exportHeadings = Object.keys(columns);

/** The cells of an exported product. */
export function exportCells(product: ProductDocument): readonly Cell[] {
  return Object.values(columns).map((cellOf) => cellOf(product));
}

function yesOrNo(flag: boolean): string {
  return flag ? 'yes' : 'no';
}

/** All products that a file can name, by SKU, in batches: an import of them changes nothing. */
export async function* exportedProducts({ query }: Queries): AsyncGenerator<readonly ProductDocument[]> {
  const ids = await query<{ id: string }>(`select id from product where sku <> '' order by sku, id`);
  for (let from = 0; from < ids.length; from += batch) {
    const page = ids.slice(from, from + batch).map(({ id }) => id);
    const rows = await query<{ document: ProductDocument }>(
      `select document from (${productDocuments}) as known where id = any($1::text[])
        order by array_position($1::text[], id)`,
      [page],
    );
    yield rows.map(({ document }) => document);
  }
}

/** Writes the catalogue as a CSV file. @param progress gets what is left out */
export async function writeExport(
  database: Database,
  write: (text: string) => Promise<void>,
  progress: (text: string) => void,
): Promise<void> {
  await database.transaction(async (queries) => {
    // All pages are of the same moment.
    await queries.script('set transaction isolation level repeatable read, read only');
    await write(csvStart([exportHeadings]));
    for await (const page of exportedProducts(queries)) await write(csvText(page.map(exportCells)));
    const [unnamed] = await queries.query<{ count: number }>(
      `select count(*)::integer as count from product where sku = ''`,
    );
    if (unnamed?.count) progress(`${unnamed.count} products have no SKU and are left out`);
  });
}
