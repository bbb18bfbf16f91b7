import { Pool, type PoolClient, type PoolConfig } from 'pg';
import { log } from '../log';
import { StartupError } from '../startup-error';
import type { Database, Queries } from './database';
import { explainOutage, reasonOf } from './outage';

/** Longest a statement of a visitor may take, in milliseconds: most visitors leave sooner. */
export const servingLimit = 10_000;

/** The same on a replica: the primary answers in its place. */
export const replicaLimit = 2_000;

/**
 * Connects to a PostgreSQL server, `postgres://user:password@host:5432/name`, and requires that it answers. @throws StartupError
 *
 * @param limit milliseconds after which PostgreSQL ends a statement; 0 for never, as migrating and seeding take their time
 */
export async function openServer(url: string, limit = 0): Promise<Database> {
  const database = connectToServer(url, limit);
  try {
    await database.ping();
    return database;
  } catch (error) {
    await database.close();
    throw new StartupError(`DATABASE_URL leads to no usable PostgreSQL server: ${reasonOf(error)}.`);
  }
}

/**
 * A PostgreSQL server that is connected to when it is asked. No session state survives a transaction, because a pooler such as PgBouncer may
 * give each to another session.
 */
export function connectToServer(url: string, limit: number): Database {
  const open = (options: PoolConfig) => {
    // Also the longest wait for one to become free.
    const connectionTimeoutMillis = limit / 2 || 5_000;
    const pool = new Pool({ connectionString: url, connectionTimeoutMillis, ...options });
    // The next query replaces a connection that breaks while idle; without a listener the event would end the process.
    pool.on('error', (err) => log.error({ err }, 'database connection lost'));
    return pool;
  };
  // A limited statement is three messages, which leave at once. A connection is given up when PostgreSQL does not end it.
  const pool = open({ pipeline: true, query_timeout: 1.2 * limit });
  const pings = open({ max: 1, query_timeout: 5_000 });
  /** Dropping the connection of failed work rolls back, even when the connection itself is what failed. */
  const onConnection = async <Result>(work: (client: PoolClient) => Promise<Result>) => {
    const client = await pool.connect();
    client.on('error', ignore);
    let isDone = false;
    try {
      const result = await work(client);
      isDone = true;
      return result;
    } finally {
      client.off('error', ignore);
      client.release(!isDone);
    }
  };
  const begin = `begin; set local statement_timeout = ${limit}`;
  const limited: Queries['query'] = async <Row>(sql: string, parameters: readonly unknown[] = []) => {
    const answer = await onConnection(async (client) => {
      const [start, statement, end] = await Promise.allSettled([
        client.query(begin),
        client.query(sql, [...parameters]),
        client.query('commit'),
      ]);
      // What ends the first ends the others, in other words.
      if (start.status === 'rejected') throw start.reason;
      if (end.status === 'rejected') throw statement.status === 'rejected' ? statement.reason : end.reason;
      return statement;
    });
    if (answer.status === 'rejected') throw answer.reason;
    return answer.value.rows as Row[];
  };
  return {
    ...queriesOn(pool),
    ...(limit > 0 && {
      query: (sql, parameters) => explainOutage(() => limited(sql, parameters)),
    }),
    transaction: (work) =>
      onConnection(async (client) => {
        await client.query(begin);
        const result = await work(queriesOn(client));
        await client.query('commit');
        return result;
      }),
    connections: () => ({ open: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
    ping: () => pings.query('select 1'),
    close: async () => {
      await Promise.all([pool.end(), pings.end()]);
    },
  };
}

const ignore = () => {};

function queriesOn(target: Pool | PoolClient): Queries {
  return {
    query: async <Row>(sql: string, parameters: readonly unknown[] = []) =>
      (await target.query(sql, [...parameters])).rows as Row[],
    script: async (sql) => {
      await target.query(sql);
    },
  };
}
