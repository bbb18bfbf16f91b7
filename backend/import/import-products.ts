import type { Database } from '../database/database';
import { StartupError } from '../startup-error';
import { type ChangeOptions, changeCatalogue, type Plan } from './change-catalogue';
import { compareProducts } from './compare-products';
import { findPictures, type PictureSources } from './find-pictures';
import type { ImportedProduct, RefusedRow } from './imported-product';
import { dropRefused, matchProducts } from './refusal-rules';
import { firstLines } from './report-plan';
import { countRefused, sayRefused, writeRefused } from './report-refused';
import { stageProducts } from './stage-products';

interface ImportOptions extends ChangeOptions {
  /** What the history calls it: 'import of products.csv'. */
  readonly what: string;
  readonly pictures: PictureSources;
  /** Whether products that the file does not have are removed. */
  readonly removeMissing?: boolean;
  /** Gets the refused rows as CSV, and lets the others be imported; without it a refused row refuses all. */
  readonly writeErrors?: (text: string) => Promise<void>;
}

/**
 * Makes the catalogue be as a file says, all or nothing. Returns the new revision's number, or null when nothing was changed.
 * @throws StartupError, having changed nothing
 */
export function importProducts(
  database: Database,
  rows: AsyncIterable<ImportedProduct | RefusedRow>,
  options: ImportOptions,
): Promise<number | null> {
  return changeCatalogue(database, options.what, importPlan(rows, options), options);
}

/** Plans that the catalogue be as a file says. */
export function importPlan(
  rows: AsyncIterable<ImportedProduct | RefusedRow>,
  {
    pictures,
    removeMissing = false,
    writeErrors,
    say = () => {},
    progress = () => {},
  }: Omit<ImportOptions, 'what'>,
): Plan {
  return async (queries) => {
    const read = await stageProducts(queries, rows, progress);
    if (read === 0) throw new StartupError('Nothing was changed: the file has no products.');
    progress('comparing with the catalogue');
    await matchProducts(queries);
    const absent = await findPictures(queries, pictures);
    const { refused, products } = await countRefused(queries);
    const refusal = refused === 0 ? null : `${refused === 1 ? 'a row is' : `${refused} rows are`} refused.`;
    if (refusal !== null) {
      say(`Refused, ${refused} of ${products} products:`);
      await sayRefused(queries, say);
      if (writeErrors) await writeRefused(queries, writeErrors);
      if (!writeErrors) throw new StartupError(`Nothing was changed: ${refusal}`);
      if (removeMissing)
        throw new StartupError(
          'Nothing was changed: a product would be removed because its row is refused. Mend the rows, or leave out --remove-missing.',
        );
      await dropRefused(queries);
    }
    const { unchanged, added, missing } = await compareProducts(queries, removeMissing);
    const notes = [
      ...firstLines('New categories', added),
      ...firstLines('Pictures that are in no folder (an import with --pictures adds them later)', absent),
      ...firstLines(
        'Missing in the file (they stay; --remove-missing removes them)',
        missing.first.map(({ sku, name }) => `${sku}  ${name}`),
        missing.count,
      ),
    ];
    return { refusal, notes, stays: [`${unchanged} unchanged`, `${missing.count} missing`] };
  };
}
