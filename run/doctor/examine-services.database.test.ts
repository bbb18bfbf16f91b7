import { migrate } from 'backend/database/migrate';
import { openServer } from 'backend/database/server';
import { type PostgresServer, servePostgres } from 'releases/testing/postgres-server';
import { examineDatabase } from './examine-services';

type Pglite = Parameters<typeof servePostgres>[0];

let pglite: Pglite;
let server: PostgresServer;
beforeAll(async () => {
  const { createPglite } = globalThis as typeof globalThis & { createPglite: () => Promise<Pglite> };
  pglite = await createPglite();
  server = await servePostgres(pglite);
});
afterAll(async () => {
  await server.stop();
  await pglite.close();
});
afterEach(() => jest.restoreAllMocks());

test('a database without tables is refused, and one whose user may do too much is named, as are clocks', async () => {
  await expect(examineDatabase(server.url)).rejects.toThrow(
    /^The database lacks .*: run pnpm backend migrate /,
  );
  const database = await openServer(server.url);
  await migrate(database);
  await database.close();
  const mighty = expect.stringMatching(/^The user of DATABASE_URL may create tables: /);
  const found = (await examineDatabase(server.url)).filter((line) => !line.startsWith('A statement takes'));
  expect(found).toEqual([mighty]);

  const { now } = Date;
  jest.spyOn(Date, 'now').mockImplementation(() => now() + 30_000);
  expect(await examineDatabase(server.url)).toContainEqual(
    expect.stringMatching(/^The clocks of the database and of this machine differ by (29|3\d) s: /),
  );
});

test('a slow statement is named', async () => {
  let at = 0;
  jest.spyOn(performance, 'now').mockImplementation(() => {
    at += 50;
    return at;
  });
  expect(await examineDatabase(server.url)).toContainEqual(
    expect.stringMatching(/^A statement takes \d+ ms: run the database in the same network\.$/),
  );
});
