import type { Config } from '../config';
import { StartupError } from '../startup-error';
import type { Database } from './database';
import { openServer } from './server';

/**
 * Opens the server of DATABASE_URL, else the embedded database, which it creates where it `mayCreate`. @throws StartupError
 * @param limit milliseconds after which a server ends a statement; 0 for never
 */
export function openDatabase(
  { databaseUrl, databaseFolder }: Pick<Config, 'databaseUrl' | 'databaseFolder'>,
  { limit = 0, mayCreate = false } = {},
): Promise<Database> {
  return databaseUrl === null
    ? openEmbeddedDatabase(databaseFolder, mayCreate)
    : openServer(databaseUrl, limit);
}

/** Loads the embedded database, which would be idle memory beside a server; a distribution leaves it out. */
async function openEmbeddedDatabase(folder: string, mayCreate: boolean): Promise<Database> {
  const { openEmbedded } = await import('./embedded').catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ERR_MODULE_NOT_FOUND') throw error;
    throw new StartupError(
      'Set DATABASE_URL to a PostgreSQL server: the embedded database is not part of this build.',
    );
  });
  return openEmbedded(folder, mayCreate);
}
