import type { Extension } from '@electric-sql/pglite';

/** Hears what the PostgreSQL inside PGlite says on its standard error, which is dropped otherwise. */
export interface PostgresComplaints {
  /** To be given to PGlite as an extension: that is where it lets its streams be replaced. */
  readonly extension: Extension;
  /** Why it last gave up, in its own words, of at most 200 characters; undefined when it did not say. */
  readonly last: () => string | undefined;
}

/** @param data the folder that it knows as `/pglite/data` */
export function postgresComplaints(data: string): PostgresComplaints {
  let last: string | undefined;
  const printErr = (line: string) => {
    const [, complaint] = /\b(?:ERROR|FATAL|PANIC): +(.+)/.exec(line) ?? [];
    last = complaint?.replaceAll('/pglite/data', data).slice(0, 200) ?? last;
  };
  return {
    extension: {
      name: 'complaints',
      setup: async (_pglite, options) => ({ emscriptenOpts: { ...options, printErr } }),
    },
    last: () => last,
  };
}
