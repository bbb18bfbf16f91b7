import { DatabaseError, Pool } from 'pg';
import { PartlyDone } from '../outcomes';

/** Milliseconds that a connection or a statement may take: a database that hangs holds nobody up for longer. */
const statementTimeout = 2_000;

/** Milliseconds that a change waits for another one: less than a statement, so that the database says why it gave up. */
const lockTimeout = 1_500;

/** Milliseconds after which the database ends an idle transaction. */
const idleTimeout = 5_000;

/** Connections of one process: it asks for the map while it changes it. */
const maxConnections = 2;

/** Runs SQL with `$1`, `$2`, … and gives the rows of one statement; the caller, who wrote the columns, says their type. */
export type Query = <Row>(sql: string, parameters?: readonly unknown[]) => Promise<Row[]>;

/** A database that keeps the release map. It throws Errors in one sentence, without a password. */
export interface PostgresConnection {
  /** Its address without user and password: `postgres://host:5432/shop`. */
  readonly place: string;
  /** No rows where the table is missing. */
  readonly read: Query;
  /** Commits when the work resolves with true, else rolls back. */
  change(work: (query: Query) => Promise<boolean>): Promise<void>;
}

/**
 * Connects when there is something to ask, and again where a connection was lost. Nothing stays with a connection from one transaction to
 * the next, for connections may be shared (PgBouncer).
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
    // A command ends when it has done its work.
    allowExitOnIdle: true,
  });
  // A connection that breaks while nobody asks is replaced by the next question; unheard, the event would end the process.
  pool.on('error', ignore);

  const cannotBe = (what: string) => (reason: string) =>
    `The release map at ${place} cannot be ${what}: ${reason}.`;
  // Who loses the connection while the database commits does not hear whether it has.
  const isOpen = (reason: string) =>
    `Nobody knows whether the release map at ${place} was changed (${reason}): look at releases status.`;
  return {
    place,
    read: (sql) =>
      told(cannotBe('read'), async () => {
        try {
          return (await pool.query(sql)).rows;
        } catch (error) {
          if (error instanceof DatabaseError && error.code === undefinedTable) return [];
          throw error;
        }
      }),
    async change(work) {
      const client = await told(cannotBe('changed'), async () => pool.connect());
      client.on('error', ignore);
      const query: Query = (sql, parameters) =>
        told(cannotBe('changed'), async () => (await client.query(sql, parameters && [...parameters])).rows);
      let isCommitted = false;
      try {
        await query(begin);
        if (!(await work(query))) return;
        await client.query('commit').catch((error) => {
          throw new PartlyDone(isOpen(reasonOf(error)));
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

/** Limits of our own: a command that stands still, or whose machine is gone, locks nobody out. */
const begin = `begin isolation level read committed;
set local statement_timeout = ${statementTimeout};
set local lock_timeout = ${lockTimeout};
set local idle_in_transaction_session_timeout = ${idleTimeout}`;

const undefinedTable = '42P01';
const lockNotAvailable = '55P03';

const ignore = () => {};

async function told<Result>(
  sentence: (reason: string) => string,
  ask: () => Promise<Result>,
): Promise<Result> {
  try {
    return await ask();
  } catch (error) {
    throw new Error(sentence(reasonOf(error as Error)));
  }
}

function reasonOf(error: Error & { readonly errors?: readonly Error[] }): string {
  // Of a name with several addresses.
  if (error.errors?.[0]) return reasonOf(error.errors[0]);
  const reason = error.message.replace(/\.$/, '');
  if (error instanceof DatabaseError)
    return error.code === lockNotAvailable ? 'another change of it does not end' : reason;
  return /\btimeout\b/.test(reason) ? `it does not answer within ${statementTimeout / 1_000} s` : reason;
}
