import { type Config, readConfig } from '../config';
import type { Database } from './database';
import { migrate, requireSchema } from './migrate';
import { openDatabase } from './open-database';

/** Runs an operator's command on the database that the environment names. @throws StartupError unless its tables are up to date */
export async function withDatabase(
  run: (database: Database, config: Config) => Promise<void>,
): Promise<void> {
  const config = readConfig(process.env);
  const database = await openDatabase(config);
  try {
    if (config.databaseUrl === null) await migrate(database);
    await requireSchema(database);
    await run(database, config);
  } finally {
    await database.close();
  }
}
