import type { Database, Queries } from '../database/database';
import { schemaLock } from '../database/migrate';
import { seedCatalogue } from './seed-catalogue';
import { seedSettings } from './seed-settings';

/** Products of the sample catalogue: ten for each of the 42 sub-categories. */
export const usualProducts = 420;

/** Replaces catalogue and settings by the sample ones; messages that visitors sent stay. */
export async function seed(database: Database, products: number): Promise<void> {
  await database.transaction(async (queries) => {
    await queries.query(schemaLock);
    await replaceAll(queries, products);
  });
  await tidy(database);
}

/** Seeds a database that never was; tells whether it did. */
export async function seedIfNew(database: Database, products = usualProducts): Promise<boolean> {
  const seeded = await database.transaction(async (queries) => {
    await queries.query(schemaLock);
    const [catalogue] = await queries.query<{ version: number }>('select version from catalogue');
    if (catalogue?.version !== 0) return false;
    await replaceAll(queries, products);
    return true;
  });
  if (seeded) await tidy(database);
  return seeded;
}

async function replaceAll(queries: Queries, products: number): Promise<void> {
  await seedSettings(queries);
  await seedCatalogue(queries, products);
  await queries.query('update catalogue set version = version + 1');
}

/** Lets the planner know the sizes, and pages be counted from the indexes alone. */
async function tidy(database: Database): Promise<void> {
  await database.script('vacuum analyze product');
}
