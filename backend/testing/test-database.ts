import type { PGlite } from '@electric-sql/pglite';
import type { Database } from '../database/database';
import { databaseOn } from '../database/embedded';
import { migrate } from '../database/migrate';
import { seedIfEmpty } from '../seed/seed';

/** An empty database that is deleted on close. Needs the environment of `pglite-environment.ts`. */
export async function openInMemory(): Promise<Database> {
  const { createPglite } = globalThis as typeof globalThis & { createPglite: () => Promise<PGlite> };
  return databaseOn(await createPglite());
}

/** A database as after the shop's start: with its tables and the sample catalogue. */
export async function openSample(): Promise<Database> {
  const database = await openInMemory();
  await migrate(database);
  await seedIfEmpty(database);
  return database;
}
