import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { copyFile, mkdir, readdir, readFile } from 'node:fs/promises';
import { join, relative, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { promisify } from 'node:util';
import { temporaryFolder } from '@storefront/shared/testing/temporary-folder';
import { quietPort } from 'backend/testing/quiet-port';
import { type PostgresServer, servePostgres } from 'releases/testing/postgres-server';

// What `pnpm build` writes, run away from the checkout.
jest.setTimeout(240_000);

type Pglite = Parameters<typeof servePostgres>[0];

const root = resolve(import.meta.dirname, '..');
const parent = temporaryFolder();
const distribution = join(parent, 'dist');
const shop = join(parent, 'releases');
const elsewhere = join(parent, 'elsewhere');
const running: ChildProcess[] = [];
let pglite: Pglite;
let server: PostgresServer;

beforeAll(async () => {
  await mkdir(elsewhere);
  await build(distribution);
  const { createPglite } = globalThis as typeof globalThis & { createPglite: () => Promise<Pglite> };
  pglite = await createPglite();
  server = await servePostgres(pglite);
});
afterAll(async () => {
  for (const child of running) child.kill('SIGKILL');
  await server.stop();
  await pglite.close();
});

const build = (out: string) =>
  promisify(execFile)(process.execPath, ['--import', 'tsx', 'run/build.ts', '--out', out], {
    cwd: root,
    env: { ...process.env, RELEASES_FOLDER: shop },
  });

interface Environment {
  readonly [variable: string]: string;
}

/** Nothing of this process's environment leads a program back to the checkout. */
const away = (environment: Environment) => ({
  cwd: elsewhere,
  env: { PATH: process.env.PATH, HOME: elsewhere, RELEASES_FOLDER: shop, ...environment },
});

/** Output and exit code of a program that ends by itself. */
async function run(words: readonly string[], environment: Environment = {}) {
  const [program = '', ...others] = words;
  const command = [join(distribution, program), ...others];
  return promisify(execFile)(process.execPath, command, away(environment)).then(
    ({ stdout }) => ({ code: 0, output: stdout }),
    ({ code, stdout, stderr }) => ({ code, output: `${stdout}${stderr}` }),
  );
}

/** Starts a server. Returns its origin once it listens. */
async function serve(words: readonly string[], environment: Environment): Promise<string> {
  const [program = '', ...others] = words;
  const child = spawn(process.execPath, [join(distribution, program), ...others], {
    ...away(environment),
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  running.push(child);
  const lines: string[] = [];
  for await (const line of createInterface(child.stdout)) {
    lines.push(line);
    const [, origin] = / on (http:\/\/[^"\s]+)"/.exec(line) ?? [];
    if (origin) return origin;
  }
  throw new Error(lines.join('\n'));
}

const command = (...words: readonly string[]) => run(['cli/storefront.mjs', ...words]);

/** Digests of all files of a folder, by their paths in it. */
async function bytesOf(folder: string): Promise<Record<string, string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => !entry.isDirectory())
    .map((entry) => join(entry.parentPath, entry.name));
  const digests = files.sort().map(async (file) => {
    const digest = createHash('sha256')
      .update(await readFile(file))
      .digest('hex');
    return [relative(folder, file), digest] as const;
  });
  return Object.fromEntries(await Promise.all(digests));
}

test('the same sources give the same bytes, with a bill of what is inside', async () => {
  const again = join(parent, 'again');
  await build(again);
  expect(await bytesOf(again)).toEqual(await bytesOf(distribution));
  const { components } = JSON.parse(await readFile(join(distribution, 'bom.json'), 'utf8'));
  const names = components.map(({ name }: { name: string }) => name);
  // Of the backend, beside it, of the command, of the shell's scripts and styles, and of a remote.
  for (const name of ['fastify', 'sharp', 'commander', 'react-bootstrap', 'bootstrap', 'swiper'])
    expect(names).toContain(name);
  const notices = await readFile(join(distribution, 'third-party-notices.txt'), 'utf8');
  for (const name of names) expect(notices).toContain(`${name} `);
  expect(notices).toMatch(/^fastify \S+ \(MIT\)\n\nMIT License\n/m);
});

test('a folder that has something is no place for it', async () => {
  await expect(build(distribution)).rejects.toThrow(
    `${distribution} is not empty: build into an empty folder.`,
  );
});

test('what needs the sources or the embedded database says so in one sentence', async () => {
  expect(await command('publish', 'cart')).toEqual({
    code: 1,
    output: 'This command builds from source: run it in the checkout.\n',
  });
  expect(await command('help', 'show')).toMatchObject({
    code: 0,
    output: expect.stringMatching(/^Usage: storefront show [\s\S]*\n {2}storefront show cart@1\.0\.3/),
  });
  const { code, output } = await run(['backend/backend.mjs'], { PORT: String(await quietPort()) });
  expect(code).toBe(1);
  expect(JSON.parse(output).msg).toBe(
    'Set DATABASE_URL to a PostgreSQL server: the embedded database is not part of this build.',
  );
});

test('the doctor knows the schema of the build', async () => {
  const { code, output } = await run(['cli/storefront.mjs', 'doctor'], { DATABASE_URL: server.url });
  expect(code).toBe(1);
  expect(output).toMatch(/^The database lacks 001-catalogue.sql, .*: run node backend.mjs migrate /m);
});

test('backend, asset server, command and shell make a shop', async () => {
  const backendPort = await quietPort();
  const database = { DATABASE_URL: server.url, OUTBOX_FOLDER: 'outbox' };
  const migrated = await run(['backend/backend.mjs', 'migrate'], database);
  expect(migrated).toMatchObject({ code: 0, output: expect.stringContaining('applied 001-catalogue.sql') });
  const seeded = await run(['backend/backend.mjs', 'seed', '--products', '30'], database);
  expect(seeded).toMatchObject({ code: 0, output: expect.stringContaining('seeded 30 products') });
  const backend = await serve(['backend/backend.mjs'], {
    ...database,
    PORT: String(backendPort),
    PICTURE_CACHE: 'pictures',
  });
  const { data, total } = await (await fetch(`${backend}/api/v1/product`)).json();
  expect(total).toBe(30);
  const { thumbnail } = data.find((product: { thumbnail: unknown }) => product.thumbnail);
  const picture = await fetch(`${backend}${thumbnail.formats.thumbnail.url}`, {
    headers: { accept: 'image/webp' },
  });
  expect(Buffer.from(await picture.arrayBuffer()).toString('latin1', 8, 12)).toBe('WEBP');
  // Beside no program: an upgrade replaces those folders.
  expect(await readdir(join(elsewhere, 'pictures'))).toHaveLength(1);
  const message = await fetch(`${backend}/api/v1/email/subscribe`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'bob@example.com' }),
  });
  expect(message.status).toBe(200);

  const pushed = await command('push', join(distribution, 'releases/cart'), '--to', shop);
  expect(pushed).toMatchObject({ code: 0, output: expect.stringContaining('is pushed.') });
  const assets = await serve(['asset-server/asset-server.mjs', 'cart'], { ARTEFACT_PORT: '0' });
  await copyFile(join(distribution, 'shell/provides.json'), join(shop, 'provides.json'));
  const paths = ['shopping-cart', 'wishlist', 'compare', 'quick-order'].map((name) => `/shop/${name}`);
  // It asks the asset server for each file.
  const joined = await run(['cli/storefront.mjs', 'join', 'cart@1.0.0', ...paths, '--why', 'new'], {
    CART_ORIGIN: assets,
  });
  expect(joined).toMatchObject({ code: 0, output: expect.stringMatching(/^cart +1\.0\.0\S+ +100 %/m) });

  const shell = await serve(['shell/server/shell.cjs'], {
    PORT: String(await quietPort()),
    BACKEND_URL: backend,
    WORKERS: '1',
  });
  expect((await fetch(`${shell}/readyz`)).status).toBe(200);
  const page = await fetch(`${shell}/shop/shopping-cart`);
  expect(page.status).toBe(200);
  expect(/role="alert">([^<]*)/.exec(await page.text())?.[1]).toBe('Cart empty!');
  const exits = running.map((child) => once(child, 'exit'));
  for (const child of running.splice(0)) child.kill('SIGTERM');
  expect(await Promise.all(exits)).toEqual(exits.map(() => [0, null]));
});
