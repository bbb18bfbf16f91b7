import { readFileSync } from 'node:fs';
import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { processExists } from '@storefront/shared/process-exists';
import { exclusively } from '@storefront/shared/server/exclusively';
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
 * @throws StartupError when a live process holds the folder
 */
export async function lockFolder(folder: string): Promise<() => Promise<void>> {
  const mine = join(folder, 'lock');
  const holder: Holder = { pid: process.pid, started: startOf(process.pid) };
  await exclusively(join(folder, 'lock.next'), async () => {
    const locks = (await readdir(folder)).filter(isLock).map((file) => join(folder, file));
    for (const lock of locks) await requireGone(folder, lock);
    for (const lock of locks) await rm(lock, { force: true });
    await writeFile(mine, JSON.stringify(holder));
  });
  return () => rm(mine, { force: true });
}

/** Those of builds of before have a number. */
function isLock(file: string): boolean {
  return /^lock(\.\d+)?$/.test(file);
}

async function requireGone(folder: string, lock: string): Promise<void> {
  const holder = parseHolder(await readFile(lock, 'utf8').catch(() => ''));
  if (holder && isAlive(holder))
    throw new StartupError(
      `The database in ${folder} is in use by the process ${holder.pid}, and only one can use it: stop that one first, the shop for example, or name another folder with DATABASE_FOLDER.`,
    );
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
