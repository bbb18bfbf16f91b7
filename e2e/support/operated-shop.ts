import { PGlite } from '@electric-sql/pglite';
import { dataDir } from '@electric-sql/pglite-prepopulatedfs';
import { workspaceRemotes } from '@storefront/build/workspace-remotes';
import { postgresStore } from 'releases/stores/postgres-store';
import type { Releases } from 'releases/stores/releases';
import { type PostgresServer, servePostgres } from 'releases/testing/postgres-server';
import { goLive } from 'releases/traffic/go-live';
import { liveVersion } from './cart-releases';
import { type CommandOutput, operator as runOperator } from './operator';
import { startShell } from './own-shell';
import { firstPort, releases, releasesFolder } from './storefront-test';

/** Two shells over one release map, with operators. */
export interface OperatedShop {
  readonly shells: readonly [string, string];
  readonly releases: Releases;
  /** Output of the shells. */
  readonly log: readonly string[];
  /** Where the map is kept; null for a folder. */
  readonly database: PostgresServer | null;
  /** Runs an operator's command and returns its output. */
  operator(name: string, ...words: readonly string[]): Promise<CommandOutput>;
  close(): Promise<void>;
}

/** Where their map may be kept. */
export const stores = ['a folder', 'PostgreSQL'] as const;

const shellPorts = [firstPort + 52, firstPort + 53] as const;
const databasePort = firstPort + 56;

/** Starts two shells beside the storefront under test, with its live releases; browsers report all pages to them. */
export async function openOperatedShop(store: (typeof stores)[number]): Promise<OperatedShop> {
  const kept = await (store === 'PostgreSQL' ? inDatabase() : inFolder());
  const log: string[] = [];
  const env = { VIEW_REPORTS: '100', TRUST_PROXY: 'loopback', WORKERS: '1', ...kept.env };
  const shells = await Promise.all(
    shellPorts.map((port) => startShell(port, env, { log: (line) => log.push(line) })),
  );
  const [one, other] = shellPorts.map((port) => `http://localhost:${port}`) as [string, string];
  return {
    shells: [one, other],
    releases: kept.releases,
    log,
    database: kept.database,
    operator: (name, ...words) => runOperator(words, { OPERATOR: name, PUBLIC_ORIGIN: one, ...kept.env }),
    async close() {
      await Promise.all(shells.map((shell) => shell.stop()));
      await kept.close();
    },
  };
}

interface Kept {
  readonly releases: Releases;
  readonly database: PostgresServer | null;
  readonly env: Readonly<Record<string, string>>;
  close(): Promise<void>;
}

async function inFolder(): Promise<Kept> {
  return { releases, database: null, env: {}, close: async () => {} };
}

async function inDatabase(): Promise<Kept> {
  const pglite = await PGlite.create({ loadDataDir: await dataDir() });
  const database = await servePostgres(pglite, databasePort);
  const releases = { folder: releasesFolder, store: postgresStore(database.url) };
  for (const remote of workspaceRemotes) await goLive(releases, remote, await liveVersion(remote.name));
  return {
    releases,
    database,
    env: { RELEASES_URL: database.url },
    async close() {
      await database.stop();
      await pglite.close();
    },
  };
}
