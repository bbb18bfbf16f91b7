import { hash } from 'node:crypto';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { processExists } from '@storefront/shared/process-exists';

/** Processes are known by their numbers on one machine alone, and containers may share this folder; names of sockets must be short. */
const prefix = `storefront-shell-${hash('sha256', hostname()).slice(0, 8)}-`;

/**
 * A folder that only this user's processes can enter, for as long as this one lives; those of processes of this machine that were
 * killed are taken away first.
 */
export function privateFolder(): string {
  for (const name of readdirSync(tmpdir())) {
    const [, pid] = (name.startsWith(prefix) && /^(\d+)-/.exec(name.slice(prefix.length))) || [];
    if (pid && !processExists(Number(pid))) removeOwn(join(tmpdir(), name));
  }
  const folder = mkdtempSync(join(tmpdir(), `${prefix}${process.pid}-`));
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** What is another user's is theirs to remove. */
function removeOwn(folder: string): void {
  try {
    rmSync(folder, { recursive: true, force: true });
  } catch {}
}
