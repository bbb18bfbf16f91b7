import { cp, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, test } from '@playwright/test';
import { publishRemote } from '@storefront/build/publishing/publish';
import { workspaceRemote } from '@storefront/build/workspace-remotes';
import { type RealPostgres, startPostgres } from 'releases/testing/real-postgres';
import { buildShell } from 'run/build-shell';
import { badgeOf } from '../support/cart-releases';
import { buildDistribution, type Distribution, distributionIn, type Server } from '../support/distribution';
import { type Edge, hasNginx, startEdge } from '../support/edge';
import { visitorsMeanwhile } from '../support/edge-visitors';
import { postgresPrograms } from '../support/installed-postgres';
import { patched } from '../support/patched';
import { firstPort, officeToken } from '../support/storefront-test';

// What docs/production.md says of a shop on several machines: programs of `pnpm build` away from the checkout, two backends and two shells
// with a folder each behind nginx, PostgreSQL, and operators with an empty folder.

const first = firstPort + 20;
const ports = {
  postgres: first,
  backends: { at: [first + 1, first + 2], balanced: first + 3 },
  catalogue: first + 4,
  cart: first + 5,
  quote: first + 6,
  backoffice: first + 10,
  shells: [first + 7, first + 8],
  plain: first + 9,
  tls: first + 11,
} as const;
const remotes = ['catalogue', 'cart', 'quote', 'backoffice'] as const;
const shop = `https://localhost:${ports.tls}`;

const log: string[] = [];
const servers: Server[] = [];
let parent: string;
let older: Distribution;
let newer: Distribution;
let postgres: RealPostgres;
let edge: Edge;
let backends: Server[];
let shells: Server[];
let secondCart: string;

test.describe.configure({ mode: 'serial', timeout: 600_000 });

const secrets = { SHELL_SECRET: 'only-for-this-journey', OPERATOR_TOKEN: 'for-operators-alone' };
const database = () => ({ DATABASE_URL: postgres.url('shop') });
const pictures = () => join(parent, 'own-pictures');

/** A PNG of one pixel. */
const dot = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

const backend = (build: Distribution, nth: 0 | 1) =>
  serve(build, ['backend/backend.mjs'], {
    ...database(),
    ...secrets,
    PORT: String(ports.backends.at[nth]),
    STOREFRONT_ORIGIN: shop,
    OFFICE_TOKENS: `ann:${officeToken}`,
    OUTBOX_FOLDER: join(parent, `outbox-${nth}`),
    PICTURE_FOLDER: pictures(),
    PICTURE_CACHE: join(parent, `pictures-${nth}`),
    DRAIN_SECONDS: '5',
  });

const shell = (build: Distribution, nth: 0 | 1) =>
  serve(build, ['shell/server/shell.cjs'], {
    ...secrets,
    PORT: String(ports.shells[nth]),
    RELEASES_FOLDER: join(parent, `shell-${nth}`),
    RELEASES_URL: postgres.url('shop'),
    BACKEND_URL: `http://127.0.0.1:${ports.backends.balanced}`,
    PUBLIC_ORIGIN: shop,
    OFFICE_ORIGIN: 'https://office.shop.example',
    TRUST_PROXY: 'loopback',
    WORKERS: '1',
    // Longer than nginx keeps a connection, or leaves out a server that did not answer.
    DRAIN_SECONDS: '5',
  });

async function serve(
  ...[build, words, environment]: readonly [Distribution, ...Parameters<Distribution['serve']>]
) {
  const server = await build.serve(words, environment);
  servers.push(server);
  return server;
}

/** Runs an operator's command on a machine of its own, whose folder is empty. */
async function operator(...words: readonly string[]): Promise<string> {
  const origins = remotes.map((name) => [`${name.toUpperCase()}_ORIGIN`, `http://localhost:${ports[name]}`]);
  return newer.run(['cli/storefront.mjs', ...words], {
    ...Object.fromEntries(origins),
    RELEASES_FOLDER: await mkdtemp(join(parent, 'operator-')),
    RELEASES_URL: postgres.url('shop'),
    PUBLIC_ORIGIN: shop,
    OPERATOR: 'ann',
  });
}

test.beforeAll(async () => {
  // Two builds of the shell.
  test.setTimeout(300_000);
  const programs = postgresPrograms();
  test.skip(!hasNginx() || !programs, 'nginx or PostgreSQL is not installed');
  parent = await mkdtemp(join(tmpdir(), 'production-'));
  const add = (line: string) => log.push(line);
  older = await buildDistribution(join(parent, '1'), add);

  // The next build: another text in the shell, and a migration that older backends ignore.
  newer = distributionIn(join(parent, '2'), add);
  await cp(older.folder, newer.folder, { recursive: true });
  const alias = await patched({
    'shell/src/content/text-pages.tsx': [['page="About Us"', 'page="Our company"']],
  });
  const { folder } = await buildShell({ alias, builds: resolve('.local/e2e-shell') });
  await rm(join(newer.folder, 'shell'), { recursive: true });
  await cp(folder, join(newer.folder, 'shell'), { recursive: true });
  const migration = join(newer.folder, 'backend/backend/migrations/900-warehouse.expand.sql');
  await writeFile(migration, 'create table warehouse (id text primary key);\n');
  // The team has its first release, too: the next one gets the next number.
  const team = join(parent, 'team');
  await cp(join(older.folder, 'releases/cart'), team, { recursive: true });
  const badge = {
    [resolve('cart-mfe/slots/header-cart/CartBadge.tsx')]: resolve('cart-mfe/testing/SecondCartBadge.tsx'),
  };
  secondCart = (await publishRemote(workspaceRemote('cart'), { releasesFolder: team, alias: badge })).version;
  await cp(join(team, 'cart', secondCart), join(parent, 'second-cart/cart', secondCart), { recursive: true });

  postgres = await startPostgres(programs ?? '', ports.postgres);
  await postgres.run('createdb', 'shop');
});
// biome-ignore lint/correctness/noEmptyPattern: Playwright reads a test's needs from this pattern
test.afterEach(({}, { status, expectedStatus }) => {
  if (status !== expectedStatus) console.log(log.slice(-200).join('\n'));
});
test.afterAll(async () => {
  await edge?.stop();
  await Promise.all(servers.map((server) => server.stop()));
  await postgres?.stop();
  if (parent) await rm(parent, { recursive: true });
});

const products = async () => Number(await sql('select count(*) from product'));
const sql = async (text: string) => (await postgres.run('psql', '-d', 'shop', '-Atc', text)).trim();

test('a backend with DATABASE_URL never writes the sample unasked', async () => {
  await expect(older.run(['backend/backend.mjs'], database())).rejects.toThrow('migrate');
  await older.run(['backend/backend.mjs', 'migrate'], database());
  backends = [await backend(older, 0), await backend(older, 1)];
  expect(await products()).toBe(0);
  await older.run(['backend/backend.mjs', 'seed', '--products', '60'], database());
  expect(await products()).toBe(60);
});

test('two shells with a folder each show what operators with an empty folder have published', async () => {
  const { balanced, at } = ports.backends;
  edge = await startEdge(join(parent, 'nginx'), { ...ports, backends: { at, balanced } });
  shells = [await shell(older, 0), await shell(older, 1)];
  const files = { RELEASES_FOLDER: join(parent, 'files') };
  for (const name of remotes) {
    await serve(older, ['asset-server/asset-server.mjs', name], {
      ...files,
      ARTEFACT_PORT: String(ports[name]),
    });
    await operator('push', join(older.folder, 'releases', name), '--to', files.RELEASES_FOLDER);
    await operator('join', `${name}@1.0.0`, '--why', 'the first release');
  }
  for (const port of ports.shells)
    await expect.poll(async () => (await fetch(`http://localhost:${port}/shop`)).status).toBe(200);
  expect((await edge.ask('/shop')).html).toContain('60 products');
});

test('the office is at its host alone, and nginx keeps nothing of it', async () => {
  const ask = (path: string, headers = {}, form?: URLSearchParams) =>
    edge.ask(path, { host: 'office.shop.example', ...headers }, form);
  await expect.poll(async () => (await ask('/office')).status).toBe(200);
  const { headers } = await ask('/office/sign-in', {}, new URLSearchParams({ token: officeToken }));
  const [cookie = ''] = String(headers['set-cookie']).split(';');
  expect(cookie).toMatch(/^__Host-office=./);
  const list = await ask('/office', { cookie });
  expect(list.html).toContain('Sign out');
  expect(list.headers).toMatchObject({
    'cache-control': 'no-store',
    'strict-transport-security': 'max-age=31536000',
  });
  expect(list.cache).toBeUndefined();
  expect((await ask('/office')).html).toContain('Your token');
  expect((await ask('/shop')).status).toBe(404);
  for (const forged of [{}, { 'x-forwarded-host': 'office.shop.example' }])
    expect((await edge.ask('/office', { cookie, ...forged })).status).toBe(404);
});

test('no request of 1,000 fails while backends and shells are upgraded', async () => {
  await sql(
    "update product set name = 'Our own gauze' where id = (select min(id) from product where active)",
  );
  const visitors = visitorsMeanwhile(edge, 1_000);
  await newer.run(['backend/backend.mjs', 'migrate'], database());
  for (const nth of [0, 1] as const) {
    expect(await backends[nth]?.stop()).toBe('exit 0');
    backends[nth] = await backend(newer, nth);
  }
  for (const nth of [0, 1] as const) {
    expect(await shells[nth]?.stop()).toBe('exit 0');
    shells[nth] = await shell(newer, nth);
  }
  expect(await visitors.stop()).toEqual([]);
  expect((await edge.ask('/about-us')).html).toContain('Our company');
});

test('a product of the company’s own survives the upgrade, and the sample does not replace it', async () => {
  await expect(newer.run(['backend/backend.mjs', 'seed'], database())).rejects.toThrow('--replace');
  const id = await sql("select id from product where name = 'Our own gauze'");
  expect((await edge.ask(`/product/${id}`)).html).toMatch(/<title>Our own gauze/);
});

test('products come from a file, and go again', async () => {
  const photos = await mkdtemp(join(parent, 'photos-'));
  await writeFile(join(photos, 'gloves.png'), dot);
  const file = join(photos, 'products.csv');
  const product =
    '00417,Own gloves,Hygiene > Hands,16.95,<p>Soft <b>nitrile</b></p><script>1</script>,gloves.png';
  await writeFile(file, `SKU,Name,Categories,Price,Description,Pictures\n${product}\n`);
  const catalogue = (...words: string[]) =>
    newer.run(['cli/storefront.mjs', 'catalogue', ...words], { ...database(), PICTURE_FOLDER: pictures() });
  expect(await catalogue('import', file, '--pictures', photos)).toContain('1 new, 0 changed, 0 removed');
  const id = await sql("select id from product where sku = '00417'");
  await expect
    .poll(async () => (await edge.ask(`/product/${id}`)).html)
    .toContain('<p>Soft <strong>nitrile</strong></p>');
  const picture = await sql(`select file from product_picture where product = '${id}'`);
  const { headers } = await fetch(`http://localhost:${ports.backends.at[1]}/uploads/large/${picture}`);
  expect(headers.get('content-type')).toMatch(/^image\//);
  await catalogue('revert', '1');
  await expect.poll(async () => (await edge.ask(`/product/${id}`)).status).toBe(410);
});

test('a preview opens on both shells', async () => {
  await operator('push', join(parent, 'second-cart'), '--to', join(parent, 'files'));
  const { link } = JSON.parse(await operator('preview', 'cart@1.0.1', '--json'));
  const { search } = new URL(link);
  for (const port of ports.shells) {
    const opened = await fetch(`http://localhost:${port}/about-us${search}`, { redirect: 'manual' });
    const [cookie = ''] = opened.headers.getSetCookie();
    const page = await fetch(`http://localhost:${port}/about-us`, { headers: { cookie } });
    expect(await page.text()).toContain(badgeOf(secondCart));
  }
});

test('an operator with an empty folder rolls back', async () => {
  await operator('rollout', 'cart@1.0.1', '--now', '--force', '--why', 'the new badge');
  const shown = async () => (await edge.ask('/contact-us')).html.includes(badgeOf(secondCart));
  await expect.poll(shown).toBe(true);
  await operator('rollback', 'cart', '--why', 'the old badge');
  await expect.poll(shown).toBe(false);
});

test('a dump brings the shop back', async () => {
  const dump = join(parent, 'shop.dump');
  await postgres.run('pg_dump', '-Fc', '-f', dump, 'shop');
  const history = await operator('history');
  await postgres.run('dropdb', '--force', 'shop');
  await expect
    .poll(async () => (await fetch(`http://localhost:${ports.backends.at[0]}/readyz`)).status)
    .toBe(503);
  await postgres.run('createdb', 'shop');
  await postgres.run('pg_restore', '-d', 'shop', dump);
  for (const port of [...ports.backends.at, ...ports.shells])
    await expect.poll(async () => (await fetch(`http://localhost:${port}/readyz`)).status).toBe(200);
  await expect.poll(async () => (await edge.ask('/shop?keyword=own')).status).toBe(200);
  expect(await operator('history')).toBe(history);
  expect(await sql("select count(*) from product where name = 'Our own gauze'")).toBe('1');
});

test('the shells wrote no release, only what they keep for themselves', async () => {
  for (const nth of [0, 1])
    expect((await readdir(join(parent, `shell-${nth}`))).sort()).toEqual(['_shell', 'preview.key']);
});
