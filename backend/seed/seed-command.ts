import type { Config } from '../config';

/** What a person types, in any shell, to seed the database that this process uses. */
export function seedCommand({
  databaseUrl,
  databaseFolder,
}: Pick<Config, 'databaseUrl' | 'databaseFolder'>): string {
  if (databaseUrl !== null) return `DATABASE_URL=${withoutLogin(databaseUrl)} pnpm backend seed`;
  // Only one process can use the folder.
  return `stop the shop, then DATABASE_FOLDER=${quoted(databaseFolder)} pnpm backend seed`;
}

/** The address with `…` for who logs in, and without its options, either of which may hold a password. */
function withoutLogin(address: string): string {
  const { protocol, username, host, pathname } = new URL(address);
  return `${protocol}//${username === '' ? '' : '…@'}${host}${pathname}`;
}

function quoted(path: string): string {
  return /^[\w/.:@-]+$/.test(path) ? path : `'${path.replaceAll("'", "'\\''")}'`;
}
