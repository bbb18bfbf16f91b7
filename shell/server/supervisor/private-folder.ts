import { hash } from 'node:crypto';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { processExists } from '@storefront/shared/process-exists';

/** Process ids are unique on one machine only, and containers may share this folder. The prefix is short, as names of sockets must be. */
const prefix = `storefront-shell-${hash('sha256', hostname()).slice(0, 8)}-`;

/** Makes a folder for this user's processes only, and removes it with this process, as well as those of killed ones before it. */
export function privateFolder(): string {
  for (const name of readdirSync(tmpdir())) {
    const [, pid] = (name.startsWith(prefix) && /^(\d+)-/.exec(name.slice(prefix.length))) || [];
    if (pid && !processExists(Number(pid))) removeOwn(join(tmpdir(), name));
  }
  const folder = mkdtempSync(join(tmpdir(), `${prefix}${process.pid}-`));
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** Removes a folder, unless it is another user's. */
function removeOwn(folder: string): void {
  try {
    rmSync(folder, { recursive: true, force: true });
  } catch {}
}
