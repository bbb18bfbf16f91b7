import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { dataDir } from '@electric-sql/pglite-prepopulatedfs';
import { migrate } from 'backend/database/migrate';
import { openServer } from 'backend/database/server';
import { type PostgresServer, servePostgres } from 'releases/testing/postgres-server';
import { type Child, startChild } from 'run/child';
import { openInteractive } from '../support/interactive';
import { operator } from '../support/operator';
import { startShell } from '../support/own-shell';
import { expect, firstPort, test } from '../support/storefront-test';

const [backendPort, shellPort, databasePort] = [firstPort + 50, firstPort + 51, firstPort + 56];
const shop = `http://localhost:${shellPort}`;

test.use({ baseURL: shop });

let database: PostgresServer;
let parts: Child[] = [];
let folder: string;

const settings = (...words: readonly string[]) =>
  operator(['settings', ...words], { DATABASE_URL: database.url });

test.beforeAll(async ({ storefront: _ }) => {
  folder = join(await mkdtemp(join(tmpdir(), 'settings-')), 'own');
  database = await servePostgres(await PGlite.create({ loadDataDir: await dataDir() }), databasePort);
  const connected = await openServer(database.url);
  await migrate(connected);
  await connected.close();
});

test.afterAll(async () => {
  await Promise.all(parts.map((part) => part.stop()));
  await database?.stop();
  await rm(join(folder, '..'), { recursive: true, force: true });
});

test('a shop without a sample gets its words from a folder; a change is seen within five seconds', async ({
  page,
}) => {
  test.setTimeout(180_000);
  expect(await settings('import', 'sample/settings')).toMatchObject({ code: 0 });
  const backend = await startChild({
    name: 'own backend',
    command: ['--import', 'tsx', 'backend/main.ts'],
    env: { PORT: String(backendPort), DATABASE_URL: database.url, STOREFRONT_ORIGIN: shop },
    log: () => {},
  });
  parts = [backend, await startShell(shellPort, { BACKEND_URL: `http://localhost:${backendPort}` })];
  await openInteractive(page, '/blog');
  await expect(page).toHaveTitle('Blog | Meridian Medical & Dental');
  await expect(page.getByRole('article')).toHaveCount(2);

  expect(await settings('export', folder)).toMatchObject({ code: 0 });
  expect((await settings('import', folder)).stdout).toBe('There is nothing to change.\n');
  await writeFile(
    join(folder, 'settings.yaml'),
    `company: {name: Own Dental, phoneNumber: 02 5550 1234}
home: {title: Teeth first, eyebrow: For practices}
menus:
  main:
    - {text: Catalogue, url: /shop}
    - {text: Reading, url: /blog}
  homes: []
pages:
  core-team: |
    Three people.

    ## Since 1990
`,
  );
  await cp(join(folder, 'posts/keeping-autoclave-load-records.md'), join(folder, 'posts/copied.md'));
  await writeFile(
    join(folder, 'posts/keeping-autoclave-load-records.md'),
    '---\ntitle: Keeping records\nsummary: Why.\ndate: 2026-02-03\n---\n\n## How long\n\n- **Seven** years\n',
  );
  const dry = await settings('import', folder, '--dry-run');
  expect(dry.stdout).toContain('company.name: Meridian Medical & Dental → Own Dental');
  expect((await settings('import', folder)).stdout).toContain('Done.');
  await expect(async () => {
    await page.goto('/');
    await expect(page).toHaveTitle('Own Dental', { timeout: 1 });
  }).toPass({ timeout: 5_000 });

  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Teeth first');
  await expect(page.getByText('For practices')).toBeVisible();
  const nav = page.getByRole('navigation', { name: 'Main' });
  await expect(nav.getByRole('link', { name: 'Catalogue' })).toBeVisible();
  await expect(nav.getByText('Home layouts')).toHaveCount(0);
  await openInteractive(page, '/core-team');
  await expect(page.getByRole('heading', { name: 'Since 1990' })).toBeVisible();
  await nav.getByRole('link', { name: 'Reading' }).click();
  await expect(page.getByRole('article')).toHaveCount(3);
  await page.getByRole('link', { name: 'Keeping records' }).click();
  await expect(page.getByText('3 February 2026')).toBeVisible();
  await expect(page.getByRole('heading', { level: 2, name: 'How long' })).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: 'Seven years' })).toBeVisible();
});
