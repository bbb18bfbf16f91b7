import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { text } from 'node:stream/consumers';
import type { PGlite } from '@electric-sql/pglite';
import { temporaryFolder } from '@storefront/shared/testing/temporary-folder';
import { type PostgresServer, servePostgres } from 'releases/testing/postgres-server';
import { quietPort } from './testing/quiet-port';

// The real process with DATABASE_URL: nothing is destroyed, and nothing seeded, but by a command that asks for it.
jest.setTimeout(240_000);

const folder = temporaryFolder();
let pglite: PGlite;
let server: PostgresServer;

beforeAll(async () => {
  const { createPglite } = globalThis as typeof globalThis & { createPglite: () => Promise<PGlite> };
  pglite = await createPglite();
  server = await servePostgres(pglite);
});
afterAll(async () => {
  await server.stop();
  await pglite.close();
});

function backend(words: readonly string[], port = 0): ChildProcess {
  return spawn(process.execPath, ['--import', 'tsx', join(__dirname, 'main.ts'), ...words], {
    env: {
      ...process.env,
      PORT: String(port),
      DATABASE_URL: server.url,
      DATABASE_URL_FILE: '',
      OUTBOX_FOLDER: join(folder, 'outbox'),
      SMTP_URL: '',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
}

/** Its output until it is ready; then it is stopped. */
async function start(): Promise<string> {
  const started = backend([], await quietPort());
  const lines: string[] = [];
  for await (const line of createInterface(started.stdout ?? process.stdin)) {
    lines.push(line);
    if (/ready on/.test(line)) break;
  }
  started.kill();
  await once(started, 'exit');
  return lines.join('\n');
}

async function run(...words: string[]): Promise<{ code: number | null; output: string }> {
  const running = backend(words, await quietPort());
  const output = text(running.stdout ?? process.stdin);
  const [code] = await once(running, 'exit');
  return { code, output: await output };
}

const seed = (...words: string[]) => run('seed', ...words);

const ids = async () =>
  (await pglite.query<{ id: string }>('select id from product order by id')).rows.map(({ id }) => id);

test('serving and seeding change no schema: both refuse a database until it is migrated', async () => {
  for (const command of ['serve', 'seed'])
    expect(await run(command)).toMatchObject({
      code: 1,
      output: expect.stringMatching(/"The database lacks 001.* pnpm backend migrate /),
    });
  expect((await pglite.query(`select from pg_tables where schemaname = 'public'`)).rows).toEqual([]);
  expect(await run('migrate')).toMatchObject({
    code: 0,
    output: expect.stringContaining('001-catalogue.sql'),
  });
});

test('a start leaves an empty database empty, and says how to fill it', async () => {
  expect(await start()).toMatch(/no products.*DATABASE_URL=postgres:\/\/.* pnpm backend seed"/);
  expect(await ids()).toEqual([]);
});

test('a start leaves 51 own products; seeding replaces them only with --replace, and first says what it replaces', async () => {
  expect(await seed('--products', '51')).toMatchObject({ code: 0 });
  await pglite.exec(
    `update product set id = 'own-' || id; update catalogue set sample = 'of an older build'`,
  );
  const own = await ids();
  await start();
  expect(await ids()).toEqual(own);

  await pglite.exec(`update product set price = 1`);
  const refused = await seed();
  expect(refused.code).toBe(1);
  expect(refused.output).toMatch(/Seeding would replace 51 products, .*\n.*Nothing was changed.*--replace/);
  expect(refused.output).not.toContain(' at ');
  expect(await ids()).toEqual(own);

  const replaced = await seed('--products', '3', '--replace');
  expect(replaced.output).toMatch(/Replaces 51 products, .*\n.*seeded 3 products/);
  expect(replaced.code).toBe(0);
  expect(await ids()).toHaveLength(3);
});
