import { Pool, type PoolClient } from 'pg';
import { log } from '../log';
import { StartupError } from '../startup-error';
import type { Database, Queries } from './database';

/** Longest wait for a connection, in milliseconds, be it made or become free. */
const connectionTimeout = 5_000;

/** Limits of a statement, in milliseconds. */
interface StatementTimeouts {
  /** After which PostgreSQL ends it. */
  readonly statement_timeout?: number;
  /** After which the connection is given up, because PostgreSQL does not answer. */
  readonly query_timeout?: number;
}

/** Time-outs while visitors wait, who leave sooner. Migrating and seeding have none. */
export const servingTimeouts: StatementTimeouts = { statement_timeout: 10_000, query_timeout: 12_000 };

/** Connects to a PostgreSQL server, `postgres://user:password@host:5432/name`. @throws StartupError when the connection fails */
export async function openServer(url: string, timeouts: StatementTimeouts = {}): Promise<Database> {
  const pool = new Pool({
    connectionString: url,
    connectionTimeoutMillis: connectionTimeout,
    ...timeouts,
  });
  // The next query replaces a connection that breaks while idle; without a listener the event would end the process.
  pool.on('error', (err) => log.error({ err }, 'database connection lost'));
  try {
    await pool.query('select 1');
  } catch (error) {
    await pool.end();
    throw new StartupError(`DATABASE_URL leads to no usable PostgreSQL server: ${reasonOf(error)}.`);
  }
  return {
    ...queriesOn(pool),
    transaction: async (work) => {
      const client = await pool.connect();
      try {
        await client.query('begin');
        const result = await work(queriesOn(client));
        await client.query('commit');
        client.release();
        return result;
      } catch (error) {
        // Dropping the connection rolls back, even when the connection itself is what failed.
        client.release(true);
        throw error;
      }
    },
    connections: () => ({ open: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
    close: () => pool.end(),
  };
}

function queriesOn(target: Pool | PoolClient): Queries {
  return {
    query: async <Row>(sql: string, parameters: readonly unknown[] = []) =>
      (await target.query(sql, [...parameters])).rows as Row[],
    script: async (sql) => {
      await target.query(sql);
    },
  };
}

function reasonOf(error: unknown): string {
  if (error instanceof AggregateError) return reasonOf(error.errors[0]);
  return error instanceof Error ? error.message.replace(/\.$/, '') : String(error);
}
