import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { processExists } from '@storefront/shared/process-exists';

const prefix = 'storefront-shell-';

/**
 * A folder that only this user's processes can enter, for as long as this one lives; those of processes that were killed are taken
 * away first.
 */
export function privateFolder(): string {
  for (const name of readdirSync(tmpdir())) {
    const [, pid] = /^storefront-shell-(\d+)-/.exec(name) ?? [];
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
