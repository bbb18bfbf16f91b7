import type { Database } from '../database/database';
import { migrate } from '../database/migrate';
import type { PictureSources } from '../import/find-pictures';
import { importProducts } from '../import/import-products';
import type { ImportedProduct, RefusedRow } from '../import/imported-product';
import { revertRevision } from '../import/revisions';
import { openInMemory } from './test-database';

/** What a file says about a product, by its SKU. */
export type Said = Partial<Omit<ImportedProduct, 'cells'>> & { readonly sku: string };

/** Pictures of which those that begin with 'own' are in the owner's folder, and those that begin with 'drawn' in the shop's. */
const pictures: PictureSources = {
  isLocal: async (name) => name.startsWith('own'),
  isStored: async (name) => name.startsWith('drawn'),
  store: async (name) =>
    name.includes('broken') ? { error: 'It is no picture.' } : { file: `stored-${name}` },
};

/** A product that is complete; row and cells follow from the SKU. */
export function complete(sku: string, more: Partial<Said> = {}): Said {
  return { sku, name: `Product ${sku}`, category: ['Wound Care', 'Plasters'], price: 10, ...more };
}

/** Rows as a reader gives them: the first product is in row 2. */
export async function* rowsOf(
  list: readonly (Said | RefusedRow)[],
): AsyncGenerator<ImportedProduct | RefusedRow> {
  for (const [index, one] of list.entries())
    yield 'reason' in one ? one : { row: index + 2, cells: [{ SKU: one.sku }], ...one };
}

/** An empty catalogue and what can be done with it. `lines` has what the last call said. */
export async function openShop() {
  const database: Database = await openInMemory();
  await migrate(database);
  const lines: string[] = [];
  const say = (line: string) => lines.push(line);
  type Options = Partial<Parameters<typeof importProducts>[2]>;
  return {
    database,
    lines,
    run: (list: readonly (Said | RefusedRow)[], options: Options = {}) => {
      lines.length = 0;
      return importProducts(database, rowsOf(list), {
        what: 'import of test.csv',
        pictures,
        say,
        ...options,
      });
    },
    revert: (number: number, options: Options = {}) => {
      lines.length = 0;
      return revertRevision(database, number, { say, yes: true, ...options });
    },
    empty: () =>
      database.script(
        `truncate main_category, category, product, product_picture, awaited_picture, vocabulary, gone_product, catalogue_change,
           catalogue_revision restart identity`,
      ),
  };
}
