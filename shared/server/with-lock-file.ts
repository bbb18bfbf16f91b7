import { randomUUID } from 'node:crypto';
import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import { setTimeout as delay } from 'node:timers/promises';
import { unlessMissing } from '../release/unless-missing';

/** Timeout of a held lock, and interval of attempts to take it, in milliseconds. */
const maxHold = 5_000;
const interval = 20;

/**
 * Runs `work` while holding a lock file, one holder at a time. An abandoned lock is broken after the timeout by this process's clock.
 * @param work may ask whether it still holds the lock, which it loses after the timeout
 * @throws the file system's Error when the lock cannot be created
 */
export async function withLockFile(
  path: string,
  work: (isHeld: () => Promise<boolean>) => Promise<void>,
): Promise<void> {
  const holder = randomUUID();
  await acquire(path, holder);
  const isHeld = async () => (await holderOf(path)) === holder;
  try {
    await work(isHeld);
  } finally {
    // The work is done: if the lock cannot be released, the next one breaks it after the timeout.
    if (await isHeld().catch(() => false)) await rm(path, { force: true }).catch(() => {});
  }
}

async function acquire(path: string, holder: string): Promise<void> {
  let known: string | null = null;
  let since = performance.now();
  for (;;) {
    try {
      return await writeFile(path, holder, { flag: 'wx' });
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
    const current = await holderOf(path);
    if (current !== known) {
      known = current;
      since = performance.now();
    } else if (performance.now() - since > maxHold) await breakLock(path, holder);
    await delay(interval);
  }
}

/** Breaks an abandoned lock. Renaming first makes sure that only one process does. */
async function breakLock(path: string, by: string): Promise<void> {
  const away = `${path}.${by}`;
  await rename(path, away).catch(() => {});
  await rm(away, { force: true });
}

/** Id of the holder; null for none. */
const holderOf = (path: string) => unlessMissing(readFile(path, 'utf8'));
