import { execFile } from 'node:child_process';
import { resolve } from 'node:path';
import { promisify } from 'node:util';
import { withSecretFiles } from '@storefront/shared/server/secret-files';
import { readableLine } from 'log/readable';

const main = resolve(import.meta.dirname, '../backend/main.ts');

/** Brings the tables of a database server up to date, which a backend that serves does not. @throws Error with the backend's own sentence */
export async function migrateBackend(databaseUrl: string): Promise<void> {
  const env = { ...withSecretFiles(process.env), DATABASE_URL: databaseUrl };
  await promisify(execFile)(process.execPath, ['--import', 'tsx', main, 'migrate'], { env }).catch(
    ({ stdout, message }: { stdout: string; message: string }) => {
      throw new Error(stdout.trim().split('\n').map(readableLine).join('\n') || message);
    },
  );
}
