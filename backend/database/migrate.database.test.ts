import { openInMemory } from '../testing/test-database';
import type { Database } from './database';
import { migrate, requireSchema } from './migrate';

let database: Database;

beforeAll(async () => {
  database = await openInMemory();
});
afterAll(() => database.close());

const add = (file: string) => database.query('insert into migration values ($1, now())', [file]);
const remove = (file: string) => database.query('delete from migration where file = $1', [file]);

test('a database without tables is refused, and stays empty', async () => {
  await expect(requireSchema(database)).rejects.toMatchObject({
    exitCode: 1,
    message: expect.stringMatching(/^The database lacks 001-catalogue\.sql, .* pnpm backend migrate .*\.$/),
  });
  expect(await database.query(`select to_regclass('migration') as name`)).toEqual([{ name: null }]);
});

test('a migrated database is accepted; migrating it again changes nothing', async () => {
  expect(await migrate(database)).toContain('001-catalogue.sql');
  expect(await migrate(database)).toEqual([]);
  await requireSchema(database);
});

test('the missing migration is named', async () => {
  await remove('005-email.sql');
  await expect(requireSchema(database)).rejects.toThrow(/^The database lacks 005-email\.sql: /);
  await add('005-email.sql');
});

test('a newer schema is accepted while its migrations only expand', async () => {
  await add('998-reviews.expand.sql');
  await requireSchema(database);
  await add('999-without-sku.sql');
  await expect(requireSchema(database)).rejects.toThrow(/^The database has 999-without-sku\.sql of a newer/);
});
