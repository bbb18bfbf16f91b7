import { newestPostgres } from 'releases/testing/real-postgres';
import { installPackages } from 'run/browser/chromium';

/** Folder of the newest PostgreSQL's programs. Where CI is set it is required, and installed as root on a Debian machine. */
export function postgresPrograms(): string | null {
  if (process.env.CI && !newestPostgres()) installPackages(['postgresql'], console.log);
  const programs = newestPostgres();
  if (process.env.CI && !programs)
    throw new Error('PostgreSQL is not installed: apt-get install postgresql.');
  return programs;
}
