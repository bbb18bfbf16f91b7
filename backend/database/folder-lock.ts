import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { link, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { processExists } from '@storefront/shared/process-exists';
import { StartupError } from '../startup-error';

/** What the lock file says: who holds the folder. `started` tells a process from a later one with the same id. */
interface Holder {
  readonly pid: number;
  readonly started: string | null;
}

/**
 * Takes the folder for this process and gives the function that lets go of it. PGlite opens a folder in use
 * without complaint and ruins it. The lock of a process that is gone is taken over.
 *
 * The files `lock.1`, `lock.2`, … follow each other and the highest one counts: a number is only ever given out once
 * to those who take over at the same time, which removing and creating one file would not guarantee.
 * @throws StartupError when a live process holds the folder
 */
export async function lockFolder(folder: string): Promise<() => Promise<void>> {
  const mine = JSON.stringify({ pid: process.pid, started: startOf(process.pid) } satisfies Holder);
  for (;;) {
    const highest = Math.max(0, ...(await locksIn(folder)));
    const found = highest > 0 ? await readFile(lockPath(folder, highest), 'utf8').catch(() => null) : '';
    if (found === null) continue;
    const holder = parseHolder(found);
    if (holder && isAlive(holder)) {
      throw new StartupError(
        `The database in ${folder} is in use by the process ${holder.pid}, and only one can use it: stop that one first, the shop for example, or name another folder with DATABASE_FOLDER.`,
      );
    }
    const next = lockPath(folder, highest + 1);
    if (!(await placeNew(next, mine))) continue;
    const locks = await locksIn(folder);
    if (Math.max(...locks) > highest + 1) {
      await rm(next, { force: true });
      continue;
    }
    for (const older of locks) if (older <= highest) await rm(lockPath(folder, older), { force: true });
    return () => replace(next, JSON.stringify({ free: true }));
  }
}

function lockPath(folder: string, number: number): string {
  return join(folder, `lock.${number}`);
}

async function locksIn(folder: string): Promise<number[]> {
  return (await readdir(folder)).flatMap((file) => /^lock\.(\d+)$/.exec(file)?.[1] ?? []).map(Number);
}

/** Puts the file in place whole and only if there is none: a lock is never seen half written. */
async function placeNew(path: string, content: string): Promise<boolean> {
  const draft = `${path}.${randomUUID()}`;
  await writeFile(draft, content);
  try {
    await link(draft, path);
    return true;
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false;
    throw error;
  } finally {
    await rm(draft, { force: true });
  }
}

async function replace(path: string, content: string): Promise<void> {
  const draft = `${path}.${randomUUID()}`;
  await writeFile(draft, content);
  await rename(draft, path);
}

function parseHolder(content: string): Holder | null {
  try {
    const { pid, started } = JSON.parse(content) as Partial<Holder>;
    return Number.isInteger(pid) && pid !== undefined && pid > 0 ? { pid, started: started ?? null } : null;
  } catch {
    return null;
  }
}

function isAlive({ pid, started }: Holder): boolean {
  return processExists(pid) && started === startOf(pid);
}

function codeOf(error: unknown): unknown {
  return typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined;
}

/** Boot and start time of a process where the system tells (Linux), else null; null also for one that has ended unreaped. */
function startOf(pid: number): string | null {
  try {
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
    const [state, ...fields] = (readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1) ?? '').split(
      ' ',
    );
    return state === 'Z' ? null : `${boot} ${fields[18]}`;
  } catch {
    return null;
  }
}
