import { DatabaseError, Pool } from 'pg';
import { PartlyDone } from '../outcomes';

/** How long a connection, or a statement, may take, in milliseconds: a database that hangs holds nobody up for longer. */
const statementTimeout = 2_000;

/** How long a change waits for another one, in milliseconds: not as long as a statement, so that the database says why it gave up. */
const lockTimeout = 1_500;

/** How long a transaction may wait for whoever has begun it before the database ends it, in milliseconds. */
const idleTimeout = 5_000;

/** Connections of one process: it asks for the map while it changes it. */
const maxConnections = 2;

/** Runs SQL, with `$1`, `$2`, … if need be, and gives the rows of one statement. The caller says the row's type: it wrote the columns. */
export type Query = <Row>(sql: string, parameters?: readonly unknown[]) => Promise<Row[]>;

/** A database in which the release map is kept. What it refuses is told by an Error in one sentence, which has no password in it. */
export interface PostgresConnection {
  /** Its address as people may see it: `postgres://host:5432/shop`. */
  readonly place: string;
  /** Of tables that are not there it gives no rows. */
  readonly read: Query;
  /** Commits what the work did when it resolves with true, undoes it when it does not. */
  change(work: (query: Query) => Promise<boolean>): Promise<void>;
}

/**
 * Connects when there is something to ask, and again where a connection was lost. Nothing stays with a connection from one
 * transaction to the next, for connections may be shared (PgBouncer).
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

/** Whatever the database's own defaults are; a command that stands still, or whose machine is gone, locks nobody out. */
const begin = `begin isolation level read committed;
set local statement_timeout = ${statementTimeout};
set local lock_timeout = ${lockTimeout};
set local idle_in_transaction_session_timeout = ${idleTimeout}`;

/** SQLSTATE of a table that is not there, and of a lock that somebody else has. */
const undefinedTable = '42P01';
const lockNotAvailable = '55P03';

const ignore = () => {};

/** What is asked for; what fails of it is told in a sentence with the reason. */
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
