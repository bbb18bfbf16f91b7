/** Runs statements: the database itself, or one transaction of it. */
export interface Queries {
  /** Runs one statement with `$1`, `$2`, … and gives its rows. The caller says the row's type: it wrote the columns. */
  query<Row>(sql: string, parameters?: readonly unknown[]): Promise<Row[]>;
  /** Runs statements without parameters, separated by semicolons. */
  script(sql: string): Promise<void>;
}

/** PostgreSQL, embedded or a server: the same SQL runs on both. */
export interface Database extends Queries {
  /** Commits what `work` did when it resolves, undoes it when it rejects. */
  transaction<Result>(work: (queries: Queries) => Promise<Result>): Promise<Result>;
  /** Waits for what is under way, then lets go of the folder or the connections. */
  close(): Promise<void>;
}
