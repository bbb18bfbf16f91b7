import { randomUUID } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { leaseTime, type ReleaseMapStore } from './release-map-store';

/**
 * A lease in a file, which its holder writes anew each time. Whoever has seen it unchanged for the time of a lease, by a clock of their
 * own, takes it: those of machines differ. Where two take it in the same moment both have it until one of them asks again.
 */
export function leaseFile(path: string): ReleaseMapStore['holdLease'] {
  let known: string | null = null;
  let since = performance.now();
  return async (holder) => {
    const current = await readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return null;
      throw error;
    });
    if (current !== known) since = performance.now();
    known = current;
    const isFree = current === null || performance.now() - since > leaseTime;
    if (!isFree && !current.startsWith(holder)) return false;
    known = `${holder} ${randomUUID()}`;
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, known);
    return true;
  };
}
