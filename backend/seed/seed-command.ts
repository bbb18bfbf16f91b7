import type { Config } from '../config';

/** The shell command that seeds this process's database. */
export function seedCommand({
  databaseUrl,
  databaseFolder,
}: Pick<Config, 'databaseUrl' | 'databaseFolder'>): string {
  if (databaseUrl !== null) return `DATABASE_URL=${withoutLogin(databaseUrl)} pnpm backend seed`;
  // Only one process can use the folder.
  return `stop the shop, then DATABASE_FOLDER=${quoted(databaseFolder)} pnpm backend seed`;
}

/** The address without options and with `…` for the login, since both may hold a password. */
function withoutLogin(address: string): string {
  const { protocol, username, host, pathname } = new URL(address);
  return `${protocol}//${username === '' ? '' : '…@'}${host}${pathname}`;
}

function quoted(path: string): string {
  return /^[\w/.:@-]+$/.test(path) ? path : `'${path.replaceAll("'", "'\\''")}'`;
}
