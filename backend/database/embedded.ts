import { mkdir, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { type Extension, PGlite } from '@electric-sql/pglite';
import { dataDir } from '@electric-sql/pglite-prepopulatedfs';
import { StartupError } from '../startup-error';
import type { Database, Queries } from './database';
import { lockFolder } from './folder-lock';
import { damaged, explainDamage, explainingDamage, noSpace, notWritable, requireDatabase } from './unusable';

/**
 * PostgreSQL inside this process, stored in `folder`, which stays locked until it is closed. Statements that fail on damage say what to do.
 * @throws StartupError when another process uses the folder, it cannot be written, its content cannot be opened, or it has none
 */
export async function openEmbedded(folder: string, mayCreate: boolean): Promise<Database> {
  if (!mayCreate && (await isNothing(join(folder, 'data'))))
    throw new StartupError(
      `There is no database in ${folder}: name the shop's in DATABASE_FOLDER, or start the shop once.`,
    );
  const unlock = await makeAndLock(folder);
  try {
    const database = databaseOn(await openData(folder, join(folder, 'data')));
    return {
      ...explainingDamage(folder, database),
      transaction: (work) =>
        explainDamage(
          folder,
          database.transaction((queries) => work(explainingDamage(folder, queries))),
        ),
      ping: () => database.ping(),
      close: () => database.close().finally(unlock),
    };
  } catch (error) {
    // On a full disk this may fail too; the lock of a dead process does not count.
    await unlock().catch(() => {});
    throw (await noSpace(folder)) ?? error;
  }
}

async function makeAndLock(folder: string): Promise<() => Promise<void>> {
  try {
    await mkdir(folder, { recursive: true });
    return await lockFolder(folder);
  } catch (error) {
    if (error instanceof StartupError) throw error;
    throw (await noSpace(folder)) ?? notWritable(folder, error as NodeJS.ErrnoException);
  }
}

async function openData(folder: string, data: string): Promise<PGlite> {
  if (await isNothing(data)) await createData(data);
  await requireDatabase(folder, data);
  const complaints = postgresComplaints(data);
  return PGlite.create(data, { extensions: { complaints: complaints.extension } }).catch(() => {
    // PGlite's own message, such as 'Aborted()', says nothing.
    throw damaged(folder, complaints.last());
  });
}

async function isNothing(path: string): Promise<boolean> {
  const there = await readdir(path).catch((error: NodeJS.ErrnoException) => error.code);
  return there === 'ENOENT' || there?.length === 0;
}

/** Unpacks PGlite's ready-made database, which is fast, and renames it: a killed process must not leave half a database. */
async function createData(data: string): Promise<void> {
  const unfinished = `${data}.unfinished`;
  await rm(unfinished, { recursive: true, force: true });
  const pglite = await PGlite.create({ dataDir: unfinished, loadDataDir: await dataDir() });
  await pglite.close();
  await rename(unfinished, data);
}

/** A running PGlite as a database. */
export function databaseOn(pglite: PGlite): Database {
  const queries = queriesOn(pglite);
  let before: Promise<unknown> = Promise.resolve();
  return {
    ...queries,
    ping: () => queries.query('select 1'),
    // It runs in this process: other work gets a turn between any two queued statements.
    query: <Row>(sql: string, parameters?: readonly unknown[]) => {
      const rows = before.then(() => queries.query<Row>(sql, parameters));
      before = rows.catch(() => {}).then(() => setImmediate());
      return rows;
    },
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

/** Records the last error of the PostgreSQL inside PGlite, which knows the folder `data` as `/pglite/data`. */
function postgresComplaints(data: string) {
  let last: string | undefined;
  const printErr = (line: string) => {
    const [, complaint] = /\b(?:ERROR|FATAL|PANIC): +(.+)/.exec(line) ?? [];
    last = complaint?.replaceAll('/pglite/data', data).slice(0, 200) ?? last;
  };
  // An extension, because only there PGlite lets its standard error be replaced.
  const extension: Extension = {
    name: 'complaints',
    setup: async (_pglite, options) => ({ emscriptenOpts: { ...options, printErr } }),
  };
  return { extension, last: () => last };
}
