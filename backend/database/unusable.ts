import { constants, existsSync } from 'node:fs';
import { access, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { unrecoverableExitCode } from '@storefront/shared/server/exit-codes';
import { StartupError } from '../startup-error';
import type { Queries } from './database';

/** Files without which PostgreSQL cannot run. Where the first is missing, PGlite creates a new database over the rest. */
const vital = ['PG_VERSION', 'global/pg_control', 'base', 'pg_wal', 'pg_xact'];

/** Disk space for starting: PostgreSQL needs 16 MB for a log file. */
const neededSpace = 32 * 1024 * 1024;

/** Requires a writable database in `data`, without changing it; messages name `folder`. @throws StartupError */
export async function requireDatabase(folder: string, data: string): Promise<void> {
  const missing = vital.find((path) => !existsSync(join(data, path)));
  if (missing) throw damaged(folder, `${join(data, missing)} is missing`);
  for (const path of ['.', 'global/pg_control']) {
    await access(join(data, path), constants.W_OK).catch((error) => {
      throw notWritable(folder, error);
    });
  }
}

/** The error for a full disk; null where it is not full, or the folder does not exist. */
export async function noSpace(folder: string): Promise<StartupError | null> {
  const { bavail, bsize } = await statfs(folder).catch(() => ({ bavail: 0, bsize: 0 }));
  if (bsize === 0 || bavail * bsize >= neededSpace) return null;
  const left = Math.floor((bavail * bsize) / 1024 / 1024);
  return new StartupError(
    `The database in ${folder} cannot be opened, because its disk has only ${left} MB left. Nothing was deleted: free some space, then start again.`,
  );
}

/** The error for missing or damaged files of the database. */
export function damaged(folder: string, reason?: string): StartupError {
  const why = reason ? ` (${reason.replace(/\.$/, '')})` : '';
  return new StartupError(
    `The database in ${folder} is damaged or incomplete${why}. Nothing was deleted: rename the folder, then put a backup in its place, or start without it to get a new database with the sample.`,
    unrecoverableExitCode,
  );
}

/** The error for a database folder that cannot be written. */
export function notWritable(folder: string, { code, message }: NodeJS.ErrnoException): StartupError {
  if (code === 'EEXIST' || code === 'ENOTDIR') {
    return new StartupError(
      `The database cannot be in ${folder}, because a file is in the way (${code}): name a folder with DATABASE_FOLDER.`,
    );
  }
  return new StartupError(
    `The database in ${folder} cannot be written (${code ?? message}): give the user of this process write permission, or name another folder with DATABASE_FOLDER.`,
  );
}

/** Statements that name the damaged folder when they fail on it. */
export function explainingDamage(folder: string, queries: Queries): Queries {
  return {
    query: (sql, parameters) => explainDamage(folder, queries.query(sql, parameters)),
    script: (sql) => explainDamage(folder, queries.script(sql)),
  };
}

/** Rejects with {@link damaged} where `work` fails on damaged files. */
export function explainDamage<Result>(folder: string, work: Promise<Result>): Promise<Result> {
  return work.catch((error) => {
    throw isDamage(error) ? damaged(folder, error.message) : error;
  });
}

/** Damage shows as internal errors, system errors, WebAssembly traps, or existing tables without a record of migrations. */
function isDamage(error: unknown): error is Error {
  if (!(error instanceof Error)) return false;
  return error.name === 'RuntimeError' || ('code' in error && /^(XX|58|42P07$)/.test(String(error.code)));
}
