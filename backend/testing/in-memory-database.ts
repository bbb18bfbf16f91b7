import type { PGlite } from '@electric-sql/pglite';
import type { Database } from '../database/database';
import { databaseOn } from '../database/embedded';

/** An empty database that is gone when it is closed. Needs the environment of `pglite-environment.ts`. */
export async function openInMemory(): Promise<Database> {
  const { createPglite } = globalThis as typeof globalThis & { createPglite: () => Promise<PGlite> };
  return databaseOn(await createPglite());
}
