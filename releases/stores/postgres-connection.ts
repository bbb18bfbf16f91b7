import { DatabaseError, Pool } from 'pg';

/** How long a connection, or a statement, may take, in milliseconds: a database that hangs holds nobody up for longer. */
const longest = 2_000;

/** How long a change waits for another one, in milliseconds: not as long as a statement, so that the database says why it gave up. */
const longestWait = 1_500;

/** How long a transaction may wait for whoever has begun it before the database ends it, in milliseconds. */
const longestSilence = 5_000;

/** Connections of one process: it asks for the map while it changes it. */
const mostConnections = 2;

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
    max: mostConnections,
    connectionTimeoutMillis: longest,
    query_timeout: longest,
    // A command ends when it has done its work.
    allowExitOnIdle: true,
  });
  // A connection that breaks while nobody asks is replaced by the next question; unheard, the event would end the process.
  pool.on('error', ignore);

  return {
    place,
    read: async (sql) => {
      const result = await pool.query(sql).catch((error: Error) => {
        if (error instanceof DatabaseError && error.code === undefinedTable) return { rows: [] };
        return refuse(place, 'read')(error);
      });
      return result.rows;
    },
    async change(work) {
      const client = await pool.connect().catch(refuse(place, 'changed'));
      client.on('error', ignore);
      const query: Query = async (sql, parameters) =>
        (await client.query(sql, parameters && [...parameters]).catch(refuse(place, 'changed'))).rows;
      let isCommitted = false;
      try {
        await query(begin);
        if (!(await work(query))) return;
        await client.query('commit').catch(leaveOpen(place));
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
set local statement_timeout = ${longest};
set local lock_timeout = ${longestWait};
set local idle_in_transaction_session_timeout = ${longestSilence}`;

/** SQLSTATE of a table that is not there, and of a lock that somebody else has. */
const undefinedTable = '42P01';
const lockNotAvailable = '55P03';

const ignore = () => {};

function refuse(place: string, what: 'read' | 'changed') {
  return (error: Error): never => {
    throw new Error(`The release map at ${place} cannot be ${what}: ${reasonOf(error)}.`);
  };
}

/** Who loses the connection while the database commits does not hear whether it has. */
function leaveOpen(place: string) {
  return (error: Error): never => {
    if (error instanceof DatabaseError) return refuse(place, 'changed')(error);
    throw new Error(
      `Nobody knows whether the release map at ${place} was changed (${reasonOf(error)}): look at releases status.`,
    );
  };
}

function reasonOf(error: Error & { readonly errors?: readonly Error[] }): string {
  // Of a name with several addresses.
  if (error.errors?.[0]) return reasonOf(error.errors[0]);
  const reason = error.message.replace(/\.$/, '');
  if (error instanceof DatabaseError)
    return error.code === lockNotAvailable ? 'another change of it does not end' : reason;
  return /\btimeout\b/.test(reason) ? `it does not answer within ${longest / 1_000} s` : reason;
}
