import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { dataDir } from '@electric-sql/pglite-prepopulatedfs';
import { workspaceRemotes } from '@storefront/build/workspace-remotes';
import { postgresStore } from 'releases/stores/postgres-store';
import type { Releases } from 'releases/stores/releases';
import { servePostgres } from 'releases/testing/postgres-server';
import { goLive } from 'releases/traffic/go-live';
import { startChild } from 'run/child';
import { shellFolder } from './builds-under-test';
import { liveVersion } from './live-version';
import { type Said, operator as say } from './operator';
import { firstPort, ports, releases, releasesFolder } from './storefront-test';

/** Two shells over one release map, with operators. */
export interface OperatedShop {
  readonly shells: readonly [string, string];
  readonly releases: Releases;
  /** What a command of an operator's answers. */
  operator(name: string, ...words: readonly string[]): Promise<Said>;
  close(): Promise<void>;
}

/** Where their map may be kept. */
export const stores = ['a folder', 'PostgreSQL'] as const;

const shellPorts = [firstPort + 52, firstPort + 53] as const;
const databasePort = firstPort + 56;

/** Opens one beside the storefront under test, of whose releases it has those that are live; browsers report all pages to it. */
export async function openOperatedShop(store: (typeof stores)[number]): Promise<OperatedShop> {
  const kept = await (store === 'PostgreSQL' ? inDatabase() : inFolder());
  const start = (port: number) =>
    startChild({
      name: `shell at ${port}`,
      command: [join(shellFolder, 'server/shell.cjs')],
      env: {
        PORT: String(port),
        RELEASES_FOLDER: releasesFolder,
        BACKEND_URL: `http://localhost:${ports.backend}`,
        VIEW_REPORTS: '100',
        TRUST_PROXY: 'loopback',
        WORKERS: '1',
        ...kept.env,
      },
      log: () => {},
    });
  const shells = await Promise.all(shellPorts.map(start));
  const [one, other] = shellPorts.map((port) => `http://localhost:${port}`) as [string, string];
  return {
    shells: [one, other],
    releases: kept.releases,
    operator: (name, ...words) => say(words, { OPERATOR: name, PUBLIC_ORIGIN: one, ...kept.env }),
    async close() {
      await Promise.all(shells.map((shell) => shell.stop()));
      await kept.close();
    },
  };
}

interface Kept {
  readonly releases: Releases;
  readonly env: Readonly<Record<string, string>>;
  close(): Promise<void>;
}

async function inFolder(): Promise<Kept> {
  return { releases, env: {}, close: async () => {} };
}

async function inDatabase(): Promise<Kept> {
  const pglite = await PGlite.create({ loadDataDir: await dataDir() });
  const database = await servePostgres(pglite, databasePort);
  const releases = { folder: releasesFolder, store: postgresStore(database.url) };
  for (const remote of workspaceRemotes) await goLive(releases, remote, await liveVersion(remote.name));
  return {
    releases,
    env: { RELEASES_URL: database.url },
    async close() {
      await database.stop();
      await pglite.close();
    },
  };
}
