import type { Database, Queries } from '../database/database';
import { schemaLock } from '../database/migrate';
import { StartupError } from '../startup-error';
import { catalogueContent, isEmpty, listed } from './catalogue-content';
import { sampleName } from './sample-name';
import { readSample, type SampleRows } from './sample-products';

interface SeedOptions {
  /** How many products; by default those of the sample's file. */
  readonly products?: number | null;
  /** Whether to replace a catalogue that seeding did not make. */
  readonly replace?: boolean;
  /** Gets what will be replaced, and then what was made. */
  readonly say?: (line: string) => void;
}

/**
 * Replaces catalogue and settings by the sample, all or nothing, unless they are the same; messages stay.
 * @throws StartupError, having changed nothing, when somebody else made or changed the content and `replace` is not set
 */
export async function seed(
  database: Database,
  { replace = false, say = () => {}, ...options }: SeedOptions,
): Promise<void> {
  const sample = await readSample();
  const products = options.products ?? sample.length;
  const made = await database.transaction(async (queries) => {
    await lock(queries);
    const content = await catalogueContent(queries);
    if (content.sample === sampleName() && content.counts.product === products) return false;
    if (!isEmpty(content)) {
      const ours = content.sample !== null;
      const what = `${listed(content)}; messages and e-mails stay`;
      say(ours || replace ? `Replaces ${what}.` : `Seeding would replace ${what}.`);
      if (!ours && !replace) {
        throw new StartupError(
          'Nothing was changed, because this catalogue was not made by seeding or was changed since. To replace it anyway: pnpm backend seed --replace',
        );
      }
    }
    await replaceAll(queries, sample, products);
    return true;
  });
  if (made) await tidy(database);
  say(made ? `seeded ${products} products` : `The ${products} products of the sample are there already.`);
}

/** Seeds an empty database with the sample; returns its number of products, or null when the database is not empty. */
export async function seedIfEmpty(database: Database): Promise<number | null> {
  const made = await database.transaction(async (queries) => {
    await lock(queries);
    if (!isEmpty(await catalogueContent(queries))) return null;
    const sample = await readSample();
    await replaceAll(queries, sample, sample.length);
    return sample.length;
  });
  if (made) await tidy(database);
  return made;
}

/** Advice to the operator about the catalogue, with the seed command; null for none. */
export async function seedingAdvice(database: Database, command: string): Promise<string | null> {
  const { counts, sample } = await catalogueContent(database);
  if (counts.product === 0) return `The catalogue has no products. To fill it with the sample: ${command}`;
  if (sample === null || sample === sampleName()) return null;
  const size = counts.product > (await readSample()).length ? ` --products ${counts.product}` : '';
  return `The catalogue is the sample of another build. To replace it by the sample of this one: ${command}${size}`;
}

/** Locks the catalogue: nobody else may add a product between the check and the replacement. */
async function lock(queries: Queries): Promise<void> {
  await queries.query(schemaLock);
  await queries.script(
    'lock table product, product_picture, vocabulary, main_category, category, setting, state, suburb in share row exclusive mode',
  );
}

async function replaceAll(queries: Queries, sample: SampleRows, products: number): Promise<void> {
  // Most starts seed nothing, and need none of what reads files.
  const { seedCatalogue, seedSettings } = await import('./seed-catalogue');
  await seedSettings(queries);
  await seedCatalogue(queries, sample, products);
  // Last, because each of the changes before has cleared the name.
  await queries.query(
    `insert into catalogue (version, sample) values (1, $1)
     on conflict (only_row) do update set version = catalogue.version + 1, sample = excluded.sample`,
    [sampleName()],
  );
}

/** Updates the planner's statistics, and lets pages be counted from indexes alone. */
async function tidy(database: Database): Promise<void> {
  await database.script('vacuum analyze product, product_picture');
}
