import { plainProducts, usualProducts } from 'sample/catalogue/make-product';
import type { Database, Queries } from '../database/database';
import { schemaLock } from '../database/migrate';
import { sampleName } from './sample-name';
import { seedCatalogue } from './seed-catalogue';
import { seedSettings } from './seed-settings';

/** Replaces catalogue and settings by the sample ones; messages that visitors sent stay. */
export async function seed(database: Database, products: number): Promise<void> {
  await database.transaction(async (queries) => {
    await queries.query(schemaLock);
    await replaceAll(queries, products);
  });
  await tidy(database);
}

/**
 * Seeds an empty database, and one whose sample is not today's, with as many products as it had, or the usual ones
 * of today where it had those of before. Products that no seed of ours has signed are left alone. Gives how many were made, 0 for none.
 */
export async function seedIfDue(database: Database): Promise<number> {
  const made = await database.transaction(async (queries) => {
    await queries.query(schemaLock);
    const [catalogue] = await queries.query<{ sample: string | null; products: number }>(
      'select sample, (select count(*)::integer from product) as products from catalogue',
    );
    const { sample = null, products: had = 0 } = catalogue ?? {};
    if (sample === sampleName() || (sample === null && had > 0)) return 0;
    const products = had === 0 || had === plainProducts ? usualProducts : had;
    await replaceAll(queries, products);
    return products;
  });
  if (made > 0) await tidy(database);
  return made;
}

async function replaceAll(queries: Queries, products: number): Promise<void> {
  await seedSettings(queries);
  await seedCatalogue(queries, products);
  await queries.query('update catalogue set version = version + 1, sample = $1', [sampleName()]);
}

/** Lets the planner know the sizes, and pages be counted from the indexes alone. */
async function tidy(database: Database): Promise<void> {
  await database.script('vacuum analyze product');
}
