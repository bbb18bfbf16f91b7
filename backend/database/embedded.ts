import { existsSync } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { dataDir } from '@electric-sql/pglite-prepopulatedfs';
import { StartupError } from '../startup-error';
import type { Database, Queries } from './database';
import { lockFolder } from './folder-lock';

/**
 * PostgreSQL inside this process, kept in `folder` and locked by this process until it is closed.
 * @throws StartupError when another live process uses the folder, or the folder cannot be made
 */
export async function openEmbedded(folder: string): Promise<Database> {
  await mkdir(folder, { recursive: true }).catch((error: Error) => {
    throw new StartupError(`DATABASE_FOLDER cannot be used: ${error.message}.`);
  });
  const unlock = await lockFolder(folder);
  try {
    const data = join(folder, 'data');
    if (!existsSync(data)) await createData(data);
    const database = databaseOn(await PGlite.create(data));
    return {
      ...database,
      close: async () => {
        await database.close().finally(unlock);
      },
    };
  } catch (error) {
    await unlock();
    throw error;
  }
}

/**
 * Unpacks PGlite's ready-made empty database, several times quicker than letting PostgreSQL make one.
 * A process that dies half way through must not leave a folder that looks like a database.
 */
async function createData(data: string): Promise<void> {
  const unfinished = `${data}.unfinished`;
  await rm(unfinished, { recursive: true, force: true });
  const pglite = await PGlite.create({ dataDir: unfinished, loadDataDir: await dataDir() });
  await pglite.close();
  await rename(unfinished, data);
}

/** A running PGlite as a database. */
export function databaseOn(pglite: PGlite): Database {
  return {
    ...queriesOn(pglite),
    transaction: (work) => pglite.transaction((transaction) => work(queriesOn(transaction))),
    close: () => pglite.close(),
  };
}

function queriesOn(target: Pick<PGlite, 'query' | 'exec'>): Queries {
  return {
    query: async <Row>(sql: string, parameters: readonly unknown[] = []) =>
      (await target.query<Row>(sql, [...parameters])).rows,
    script: async (sql) => {
      await target.exec(sql);
    },
  };
}
