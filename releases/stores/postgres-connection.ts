import { DatabaseError, Pool } from 'pg';
import { PartialFailure } from '../command-errors';

/** Timeout of connecting and of a statement, in milliseconds: nobody waits longer for a hung database. */
const statementTimeout = 2_000;

/** Milliseconds that a change waits for another one: under the statement timeout, so that the database reports the reason. */
const lockTimeout = 1_500;

/** Milliseconds after which the database ends an idle transaction. */
const idleTimeout = 5_000;

/** Pool size of one process: it reads the map while it changes it. */
const maxConnections = 2;

/** Runs SQL with `$1`, `$2`, … and gives the rows of one statement. The caller, who wrote the columns, names their type. */
export type Query = <Row>(sql: string, parameters?: readonly unknown[]) => Promise<Row[]>;

/** The database with the release map. It throws Errors in one sentence, without a password. */
export interface PostgresConnection {
  /** Its address without user and password: `postgres://host:5432/shop`. */
  readonly place: string;
  /** No rows where the table is missing. */
  readonly read: Query;
  /** Commits when the work resolves with true; otherwise rolls back. */
  change(work: (query: Query) => Promise<boolean>): Promise<void>;
}

/**
 * Connects on the first query, and again after a lost connection. No session state survives a transaction, because connections may be
 * shared (PgBouncer).
 *
 * @param url `postgres://user:password@host:5432/name`
 */
export function connectToPostgres(url: string): PostgresConnection {
  const { protocol, host, pathname } = new URL(url);
  const place = `${protocol}//${host}${pathname}`;
  const pool = new Pool({
    connectionString: url,
    max: maxConnections,
    connectionTimeoutMillis: statementTimeout,
    query_timeout: statementTimeout,
    // A command exits once its work is done.
    allowExitOnIdle: true,
  });
  // The next query replaces a connection that broke while idle; without a listener the event would end the process.
  pool.on('error', ignore);

  const cannotBe = (what: string) => (reason: string) =>
    `The release map at ${place} cannot be ${what}: ${reason}.`;
  // A connection lost during the commit leaves its outcome unknown.
  const isOpen = (reason: string) =>
    `The release map at ${place} may have been changed (${reason}): check with pnpm releases status.`;
  return {
    place,
    read: (sql) =>
      explain(cannotBe('read'), async () => {
        try {
          return (await pool.query(sql)).rows;
        } catch (error) {
          if (error instanceof DatabaseError && error.code === undefinedTable) return [];
          throw error;
        }
      }),
    async change(work) {
      const notChanged = cannotBe('changed');
      const client = await explain(notChanged, async () => pool.connect());
      client.on('error', ignore);
      const query: Query = (sql, parameters) =>
        explain(notChanged, async () => (await client.query(sql, parameters && [...parameters])).rows);
      let isCommitted = false;
      try {
        await query(begin);
        if (!(await work(query))) return;
        await client.query('commit').catch((error) => {
          throw new PartialFailure(isOpen(reasonOf(error)));
        });
        isCommitted = true;
      } finally {
        client.off('error', ignore);
        // Dropping the connection rolls back, even when the connection itself is what failed.
        client.release(!isCommitted);
      }
    },
  };
}

/** Timeouts of our own: a stalled command, or a lost machine, locks nobody out. */
const begin = `begin isolation level read committed;
set local statement_timeout = ${statementTimeout};
set local lock_timeout = ${lockTimeout};
set local idle_in_transaction_session_timeout = ${idleTimeout}`;

const undefinedTable = '42P01';
const lockNotAvailable = '55P03';

const ignore = () => {};

async function explain<T>(sentence: (reason: string) => string, ask: () => Promise<T>): Promise<T> {
  try {
    return await ask();
  } catch (error) {
    throw new Error(sentence(reasonOf(error as Error)));
  }
}

function reasonOf(error: Error & { readonly errors?: readonly Error[] }): string {
  // An aggregate error of a name with several addresses.
  if (error.errors?.[0]) return reasonOf(error.errors[0]);
  const reason = error.message.replace(/\.$/, '');
  if (error instanceof DatabaseError) {
    if (error.message.includes('row-level security')) return 'this role may change its own remotes only';
    return error.code === lockNotAvailable ? 'another change of it is still running' : reason;
  }
  return /\btimeout\b/.test(reason) ? `it does not answer within ${statementTimeout / 1_000} s` : reason;
}
