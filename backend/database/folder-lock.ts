import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { link, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { processExists } from '@storefront/shared/process-exists';
import { unlessMissing } from '@storefront/shared/release/unless-missing';
import { StartupError } from '../startup-error';

/** Content of a lock file: the process that holds the folder. `started` tells apart processes with the same id. */
interface Holder {
  readonly pid: number;
  readonly started: string | null;
}

/**
 * Locks the folder and returns the unlock function, because two PGlites ruin a folder. Each process places a lock file with its number
 * before it looks for others: of two, at least one sees the other's, however long either is suspended. Locks of dead processes are removed.
 * @throws StartupError when a live process holds the folder
 */
export async function lockFolder(folder: string): Promise<() => Promise<void>> {
  const draft = join(folder, `lock.${randomUUID()}`);
  const holder: Holder = { pid: process.pid, started: startOf(process.pid) };
  await writeFile(draft, JSON.stringify(holder));
  try {
    for (;;) {
      const found = await locksIn(folder);
      await requireGone(folder, found);
      const mine = Math.max(0, ...found) + 1;
      if (await isPlaced(draft, lockPath(folder, mine))) return await keepAlone(folder, mine);
    }
  } finally {
    await rm(draft, { force: true });
  }
}

/** Releases our lock when another live process has one, else removes the locks of dead processes. */
async function keepAlone(folder: string, mine: number): Promise<() => Promise<void>> {
  let unlocked: Promise<void> | null = null;
  const unlock = () => {
    // Once only: the next process may have the same number.
    unlocked ??= rm(lockPath(folder, mine), { force: true });
    return unlocked;
  };
  try {
    const others = (await locksIn(folder)).filter((number) => number !== mine);
    await requireGone(folder, others);
    for (const number of others) await rm(lockPath(folder, number), { force: true });
    return unlock;
  } catch (error) {
    await unlock();
    throw error;
  }
}

function lockPath(folder: string, number: number): string {
  return join(folder, `lock.${number}`);
}

async function locksIn(folder: string): Promise<number[]> {
  return (await readdir(folder)).flatMap((file) => /^lock\.(\d+)$/.exec(file)?.[1] ?? []).map(Number);
}

/** Places a complete file, unless there is one. */
async function isPlaced(draft: string, path: string): Promise<boolean> {
  try {
    await link(draft, path);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

async function requireGone(folder: string, locks: readonly number[]): Promise<void> {
  for (const number of locks) {
    // A lock removed meanwhile holds nothing.
    const holder = parseHolder((await unlessMissing(readFile(lockPath(folder, number), 'utf8'))) ?? '');
    if (holder && isAlive(holder))
      throw new StartupError(
        `The database in ${folder} is in use by process ${holder.pid}: stop that process first (probably a running shop), or name another folder with DATABASE_FOLDER.`,
      );
  }
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

/** Boot and start time of a process on Linux; null elsewhere, and for a process that has ended unreaped. */
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
