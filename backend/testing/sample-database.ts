import type { Database } from '../database/database';
import { migrate } from '../database/migrate';
import { seedIfEmpty } from '../seed/seed';
import { openInMemory } from './in-memory-database';

/** A database like that of a shop which has just been started: with its tables and the sample catalogue. */
export async function openSample(): Promise<Database> {
  const database = await openInMemory();
  await migrate(database);
  await seedIfEmpty(database);
  return database;
}
