import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Database } from './database';

const folder = join(import.meta.dirname, '../migrations');

/** Makes backends that start at once take turns; the number is one that nothing else on the server uses. */
export const schemaLock = 'select pg_advisory_xact_lock(20220718)';

/** Applies the numbered files of `backend/migrations` that are new to this database, all or none. Returns their names. */
export async function migrate(database: Database): Promise<string[]> {
  const files = (await readdir(folder)).filter((file) => file.endsWith('.sql')).sort();
  return database.transaction(async ({ query, script }) => {
    await query(schemaLock);
    await script(
      'create table if not exists migration (file text primary key, applied_at timestamptz not null)',
    );
    const applied = new Set(
      (await query<{ file: string }>('select file from migration')).map((row) => row.file),
    );
    const missing = files.filter((file) => !applied.has(file));
    for (const file of missing) {
      await script(await readFile(join(folder, file), 'utf8'));
      await query('insert into migration (file, applied_at) values ($1, now())', [file]);
    }
    return missing;
  });
}
