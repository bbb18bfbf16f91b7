import type { Catalogue } from '../catalogue/catalogue';
import { createCatalogue } from '../catalogue/catalogue';
import type { Database } from '../database/database';
import { openSample } from '../testing/sample-database';
import queries from './two-hundred-queries.json';

// A database in WebAssembly on a busy machine; nothing here measures time.
jest.setTimeout(120_000);

let database: Database;
let catalogue: Catalogue;

beforeAll(async () => {
  database = await openSample();
  catalogue = createCatalogue(database);
});

afterAll(() => database.close());

/** Made from the catalogue alone by someone who had not seen the search; what is `right` are SKUs. */
test('at least 95 % of two hundred queries have a right product among the first three', async () => {
  const missed: string[] = [];
  for (const { query, right } of queries) {
    const found = await catalogue.list(
      { active: true, text: query },
      { field: 'relevance', falling: false },
      { offset: 0, limit: 3 },
    );
    if (!found.some(({ sku }) => right.includes(sku)))
      missed.push(`${query}: ${found.map(({ name }) => name).join(' | ')}`);
  }
  expect(queries).toHaveLength(200);
  // Said one by one when there are too many.
  expect(missed.length > 10 ? missed : []).toEqual([]);
});
