import { Pool, type PoolClient, type PoolConfig } from 'pg';
import { log } from '../log';
import { StartupError } from '../startup-error';
import type { Database, Queries } from './database';
import { explainOutage, reasonOf } from './outage';

/** Longest usual wait for a connection, in milliseconds. */
const connectionTimeout = 5_000;

/** Limits of a statement, in milliseconds. */
interface StatementTimeouts {
  /** After which PostgreSQL ends it; 0 for none. */
  readonly statementTimeout: number;
  /** After which the connection is given up, because PostgreSQL does not answer. */
  readonly query_timeout?: number;
  /** Longest wait for a connection, be it made or become free; {@link connectionTimeout} by default. */
  readonly connectionTimeoutMillis?: number;
}

/** Time-outs while visitors wait, who leave sooner. Migrating and seeding have none. */
export const servingTimeouts: StatementTimeouts = { statementTimeout: 10_000, query_timeout: 12_000 };

/** Time-outs of a replica: the primary answers in its place. */
export const replicaTimeouts: StatementTimeouts = {
  statementTimeout: 3_000,
  query_timeout: 3_500,
  connectionTimeoutMillis: 1_000,
};

const noTimeout: StatementTimeouts = { statementTimeout: 0 };

/**
 * Connects to a PostgreSQL server, `postgres://user:password@host:5432/name`. No session state survives a transaction, because a pooler such
 * as PgBouncer may give each to another session.
 * @param variable where the address is from @throws StartupError when the connection fails
 */
export async function openServer(
  url: string,
  { statementTimeout, ...timeouts }: StatementTimeouts = noTimeout,
  variable = 'DATABASE_URL',
): Promise<Database> {
  // A limited statement is three messages, which leave at once.
  const pool = openPool(url, { pipeline: true, ...timeouts });
  const pings = openPool(url, { max: 1, query_timeout: connectionTimeout });
  try {
    await pool.query('select 1');
  } catch (error) {
    await pool.end();
    throw new StartupError(`${variable} leads to no usable PostgreSQL server: ${reasonOf(error)}.`);
  }
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
  const begin = `begin; set local statement_timeout = ${statementTimeout}`;
  const limited: Queries['query'] = async <Row>(sql: string, parameters: readonly unknown[] = []) => {
    const answer = await onConnection(async (client) => {
      const [, statement, end] = await Promise.allSettled([
        client.query(begin),
        client.query(sql, [...parameters]),
        client.query('commit'),
      ]);
      if (end.status === 'rejected') throw statement.status === 'rejected' ? statement.reason : end.reason;
      return statement;
    });
    if (answer.status === 'rejected') throw answer.reason;
    return answer.value.rows as Row[];
  };
  return {
    ...queriesOn(pool),
    ...(statementTimeout > 0 && {
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

function openPool(url: string, options: PoolConfig): Pool {
  const pool = new Pool({ connectionString: url, connectionTimeoutMillis: connectionTimeout, ...options });
  // The next query replaces a connection that breaks while idle; without a listener the event would end the process.
  pool.on('error', (err) => log.error({ err }, 'database connection lost'));
  return pool;
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
