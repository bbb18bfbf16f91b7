import { resolve } from 'node:path';
import { states } from 'sample/places/states';
import { readSuburbs } from 'sample/places/suburbs';
import { stableId } from 'sample/stable-id';
import type { Queries } from '../database/database';
import { writePlanned } from '../import/apply-plan';
import type { PictureSources } from '../import/find-pictures';
import { importPlan } from '../import/import-products';
import { planTable } from '../import/plan';
import { readSettingsFolder } from '../settings/settings-folder';
import { replaceSettings } from '../settings/stored-settings';
import { repeated, type SampleRows } from './sample-products';

/** Replaces settings, states and all of Australia's suburbs by the sample. */
export async function seedSettings(queries: Queries): Promise<void> {
  await queries.script('truncate setting, state, suburb');
  await replaceSettings(queries, readSettingsFolder(resolve(import.meta.dirname, '../../sample/settings')));
  const ids = states.map((state) => ({ ...state, id: stableId(`state ${state.abbreviation}`) }));
  await insert(queries, 'state', ids);
  await insert(queries, 'suburb', await readSuburbs());
}

/** The shop draws them all. */
const pictures: PictureSources = {
  isStored: async () => true,
  isLocal: async () => false,
  store: async (file) => ({ file }),
};

/** Replaces the catalogue by `products` products of the sample, always the same, as an import of its file into an empty shop. */
export async function seedCatalogue(queries: Queries, sample: SampleRows, products: number): Promise<void> {
  await queries.script(
    'truncate main_category, category, product, product_picture, awaited_picture, vocabulary, gone_product, catalogue_revision, catalogue_change',
  );
  const buildIndexes = await dropIndexes(queries);
  // Statements run once: compiling them takes longer than they do.
  await queries.script(`set local jit = off; ${planTable}`);
  await importPlan(repeated(sample, products), { pictures })(queries);
  await writePlanned(queries);
  await buildIndexes();
}

/** Inserts rows whose fields are named as the table's columns. */
async function insert({ query }: Queries, table: string, rows: readonly object[]): Promise<void> {
  await query(
    `insert into ${table} select * from jsonb_populate_recordset(null::${table}, $1::text::jsonb)`,
    [JSON.stringify(rows)],
  );
}

/** Drops the indexes, because building them from a full table is faster; returns the function that rebuilds them. */
async function dropIndexes({ query, script }: Queries): Promise<() => Promise<void>> {
  const indexes = await query<{ name: string; definition: string }>(
    `select indexname as name, indexdef as definition from pg_indexes
      where schemaname = current_schema() and tablename = 'product' and indexname like 'product_by_%'`,
  );
  if (indexes.length > 0) await script(`drop index ${indexes.map((index) => index.name).join(', ')}`);
  return () => script(indexes.map((index) => index.definition).join(';'));
}
