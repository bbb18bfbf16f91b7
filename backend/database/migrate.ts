import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { log } from '../log';
import { StartupError } from '../startup-error';
import type { Database, Queries } from './database';

const folder = join(import.meta.dirname, '../migrations');

/** Milliseconds that a migration waits for a lock: every visitor of the table waits behind it. */
const lockTimeout = 2_000;

const lockNotAvailable = '55P03';
const maxTries = 10;

/** Makes backends that start at once take turns; the number is one that nothing else on the server uses. */
export const schemaLock = 'select pg_advisory_xact_lock(20220718)';

/** Takes the same lock for work that is longer than anybody waits. @throws StartupError when somebody else has it */
export async function takeSchemaLock({ query }: Queries): Promise<void> {
  const [lock] = await query<{ taken: boolean }>('select pg_try_advisory_xact_lock(20220718) as taken');
  if (lock?.taken) return;
  throw new StartupError(
    'Nothing was changed: another import, a seeding or a migration is at work. Try again when it is done.',
  );
}

/**
 * Applies the numbered files of `backend/migrations` that are new to this database, all or none. Returns their names.
 *
 * Backends of the build before serve on while a file is applied and after it. A file named `014-reviews.expand.sql` says that they can: it
 * adds only what they may ignore, such as a table, an index, or a column that is nullable or has a default. What the new build no longer
 * needs is removed a release later, by a file without `.expand`, which backends that do not know it refuse.
 *
 * @param pause milliseconds before another try, while others use the tables @throws StartupError when they go on
 */
export async function migrate(database: Database, pause = 3_000): Promise<string[]> {
  const files = await migrationFiles();
  for (let turn = 1; turn <= maxTries; turn++) {
    if (turn > 1) await setTimeout(pause);
    try {
      return await applyMissing(database, files);
    } catch (error) {
      if ((error as { readonly code?: string }).code !== lockNotAvailable) throw error;
      log.info(`Others use the tables: try ${turn} of ${maxTries} has changed nothing.`);
    }
  }
  throw new StartupError(
    'The tables are still in use, and nothing was changed: end the long transactions of pg_stat_activity, then run pnpm backend migrate again.',
  );
}

function applyMissing(database: Database, files: readonly string[]): Promise<string[]> {
  return database.transaction(async ({ query, script }) => {
    await script(`set local lock_timeout = ${lockTimeout}`);
    await query(schemaLock);
    const applied = await appliedTo({ query });
    const missing = files.filter((file) => !applied.includes(file));
    if (applied.length === 0)
      await script(
        'create table if not exists migration (file text primary key, applied_at timestamptz not null)',
      );
    for (const file of missing) {
      await script(await readFile(join(folder, file), 'utf8'));
      await query('insert into migration (file, applied_at) values ($1, now())', [file]);
    }
    return missing;
  });
}

/** Requires a schema that this build can use, and changes nothing. @throws StartupError that says what it lacks or has too much */
export async function requireSchema({ query }: Pick<Queries, 'query'>): Promise<void> {
  const files = await migrationFiles();
  const applied = await appliedTo({ query });
  const missing = files.filter((file) => !applied.includes(file));
  if (missing.length > 0) {
    throw new StartupError(
      `The database lacks ${missing.join(', ')}: run pnpm backend migrate with the same DATABASE_URL first.`,
    );
  }
  const foreign = applied.filter((file) => !files.includes(file) && !file.endsWith('.expand.sql'));
  if (foreign.length > 0) {
    throw new StartupError(
      `The database has ${foreign.join(', ')} of a newer build, which this build cannot use: start the newer one.`,
    );
  }
}

async function migrationFiles(): Promise<string[]> {
  return (await readdir(folder)).filter((file) => file.endsWith('.sql')).sort();
}

async function appliedTo({ query }: Pick<Queries, 'query'>): Promise<string[]> {
  const [table] = await query<{ name: string | null }>(`select to_regclass('migration')::text as name`);
  if (!table?.name) return [];
  return (await query<{ file: string }>('select file from migration order by file')).map(({ file }) => file);
}
