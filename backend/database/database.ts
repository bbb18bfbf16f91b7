/** Runs statements on the database, or in one transaction. */
export interface Queries {
  /** Runs one statement with `$1`, `$2`, … and returns its rows. The caller, who wrote the columns, names the row's type. */
  query<Row>(sql: string, parameters?: readonly unknown[]): Promise<Row[]>;
  /** Runs statements without parameters, separated by semicolons. */
  script(sql: string): Promise<void>;
}

/** PostgreSQL, embedded or a server: the same SQL runs on both. */
export interface Database extends Queries {
  /** Commits when `work` resolves, rolls back when it rejects. */
  transaction<Result>(work: (queries: Queries) => Promise<Result>): Promise<Result>;
  /** Connections to a server, those of them without work, and statements that wait for one; the embedded database has none. */
  connections?(): { readonly open: number; readonly idle: number; readonly waiting: number };
  /** Asks whether it answers: a server on a connection of its own, so that busy visitors do not make it look dead. */
  ping(): Promise<unknown>;
  /** Waits for running statements, then releases the folder or the connections. */
  close(): Promise<void>;
}
