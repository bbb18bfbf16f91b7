import { join, resolve } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { dataDir } from '@electric-sql/pglite-prepopulatedfs';
import { publishRemote } from '@storefront/build/publishing/publish';
import { workspaceRemote, workspaceRemotes } from '@storefront/build/workspace-remotes';
import { postgresStore } from 'releases/stores/postgres-store';
import type { Releases } from 'releases/stores/releases';
import { type PostgresServer, servePostgres } from 'releases/testing/postgres-server';
import { goLive } from 'releases/traffic/go-live';
import { setTraffic } from 'releases/traffic/set-traffic';
import { type Child, startChild } from 'run/child';
import { shellFolder } from '../support/builds-under-test';
import { eventsIn } from '../support/events-in';
import { liveVersion } from '../support/live-version';
import { requestsMeanwhile } from '../support/requests-meanwhile';
import { expect, firstPort, ports, releasesFolder, test } from '../support/storefront-test';

// Shells whose release map is not in their folder, but in a database.

const databasePort = firstPort + 56;
const shellPorts = { one: firstPort + 52, other: firstPort + 53 };

let pglite: PGlite;
let database: PostgresServer;
let releases: Releases;
let first: string;
let second: string;
const shells = new Map<keyof typeof shellPorts, Child>();
const lines: string[] = [];

async function start(name: keyof typeof shellPorts, env: Record<string, string>): Promise<void> {
  const shell = await startChild({
    name,
    command: [join(shellFolder, 'server/shell.cjs')],
    env: {
      PORT: String(shellPorts[name]),
      RELEASES_FOLDER: releasesFolder,
      BACKEND_URL: `http://localhost:${ports.backend}`,
      WORKERS: '1',
      ...env,
    },
    log: (line) => lines.push(line),
  });
  shells.set(name, shell);
}

const address = (name: keyof typeof shellPorts, path: string) =>
  `http://localhost:${shellPorts[name]}${path}`;

async function shown(version: string, ...names: (keyof typeof shellPorts)[]): Promise<void> {
  const pages = async () =>
    Promise.all(names.map(async (name) => (await fetch(address(name, '/shop'))).text()));
  await expect
    .poll(
      async () =>
        (await pages()).map((page) =>
          page.includes(`data-boundary="cart/header-cart" data-release="${version}"`),
        ),
      // On a busy machine its files may come late, and are asked for again after three seconds.
      { intervals: [50], timeout: 20_000 },
    )
    .toEqual(names.map(() => true));
}

test.beforeAll(async () => {
  pglite = await PGlite.create({ loadDataDir: await dataDir() });
  first = await liveVersion('cart');
  const alias = { [resolve('cart-mfe/CartBadge.tsx')]: resolve('cart-mfe/testing/SecondCartBadge.tsx') };
  second = (await publishRemote(workspaceRemote('cart'), { releasesFolder, alias })).version;
});
test.beforeEach(async () => {
  test.slow();
  lines.length = 0;
  await pglite.exec('drop schema if exists releases cascade');
  database = await servePostgres(pglite, databasePort);
  releases = { folder: releasesFolder, store: postgresStore(database.url) };
  for (const remote of workspaceRemotes) await goLive(releases, remote, await liveVersion(remote.name));
  await start('one', { RELEASES_URL: database.url });
});
test.afterEach(async () => {
  await Promise.all([...shells.values()].map((shell) => shell.stop()));
  shells.clear();
  await database.stop();
});
test.afterAll(() => pglite.close());

test('two shells follow one database, do without it while it is away, and follow it again', async () => {
  await start('other', { RELEASES_URL: database.url });
  await shown(first, 'one', 'other');
  await setTraffic(releases, 'cart', { [second]: 100 });
  await shown(second, 'one', 'other');

  await database.stop();
  await expect(setTraffic(releases, 'cart', { [first]: 100 })).rejects.toThrow(
    `The release map at postgres://127.0.0.1:${databasePort}/postgres cannot be changed: `,
  );
  // A page that asks the backend for nothing, which on a busy machine may be late by itself.
  const visits = (['one', 'other'] as const).map((name) => requestsMeanwhile(address(name, '/about-us')));
  const heard = () => eventsIn(lines).filter(({ msg }) => msg === 'release map');
  // Each says it once for each reason: whoever was just asking lost the connection first.
  await expect.poll(() => new Set(heard().map(({ pid }) => pid)).size).toBe(2);
  for (const { err } of heard())
    expect(err?.message).toMatch(
      new RegExp(`^The release map at postgres://127\\.0\\.0\\.1:${databasePort}/postgres cannot be read: `),
    );
  expect(lines.join('\n')).not.toContain('no-secret');
  await shown(second, 'one', 'other');
  expect((await fetch(address('one', '/readyz'))).status).toBe(200);
  for (const visit of visits) expect(new Set(await visit.stop())).toEqual(new Set([200]));

  await database.start();
  await setTraffic(releases, 'cart', { [first]: 100 });
  await shown(first, 'one', 'other');
});
