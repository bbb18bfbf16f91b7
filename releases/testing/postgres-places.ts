import type { PGlite } from '@electric-sql/pglite';
import { Client } from 'pg';
import { type PostgresServer, servePostgres } from './postgres-server';

/** An additional PostgreSQL server for tests, which drop its schema `releases`: never a shop's server. */
const realServer = process.env.TEST_POSTGRES_URL;
if (realServer && !/test/i.test(new URL(realServer).pathname))
  throw new Error(
    'TEST_POSTGRES_URL must name a database with ‘test’ in its name, because its schema releases is dropped.',
  );

/** Runs SQL at a database. */
export async function ask(url: string, sql: string, ...parameters: readonly string[]): Promise<unknown[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(sql, parameters.length > 0 ? [...parameters] : undefined)).rows;
  } finally {
    await client.end();
  }
}

/** A database without the schema `releases`. */
export interface PostgresPlace {
  readonly name: string;
  /** Empties it. Returns its address. */
  empty(): Promise<string>;
  close(): Promise<void>;
}

async function emptied(url: string): Promise<string> {
  await ask(url, 'drop schema if exists releases cascade');
  return url;
}

let pglite: PGlite;
let server: PostgresServer;

/** The databases that a test should try: an embedded one, and the server in `TEST_POSTGRES_URL`. */
export const postgresPlaces: readonly PostgresPlace[] = [
  {
    name: 'PostgreSQL, embedded',
    async empty() {
      const { createPglite } = globalThis as typeof globalThis & { createPglite: () => Promise<PGlite> };
      pglite ??= await createPglite();
      server ??= await servePostgres(pglite);
      return emptied(server.url);
    },
    async close() {
      await server.stop();
      await pglite.close();
    },
  },
  ...(realServer ? [{ name: 'PostgreSQL', empty: () => emptied(realServer), close: async () => {} }] : []),
];
