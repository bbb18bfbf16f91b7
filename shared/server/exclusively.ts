import { randomUUID } from 'node:crypto';
import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import { setTimeout as delay } from 'node:timers/promises';
import { unlessMissing } from '../release/unless-missing';

/** How long somebody may hold a lock, and how often it is tried to get it, in milliseconds. */
const maxHold = 5_000;
const interval = 20;

/**
 * Runs one at a time what holds a lock file. One left behind is waited for as long as any may be held, by this process's clock.
 * @param work may ask whether it still holds the lock: who takes too long loses it
 * @throws Error of the file system where no lock can be had
 */
export async function exclusively(
  path: string,
  work: (isHeld: () => Promise<boolean>) => Promise<void>,
): Promise<void> {
  const holder = randomUUID();
  await take(path, holder);
  const isHeld = async () => (await holderOf(path)) === holder;
  try {
    await work(isHeld);
  } finally {
    // What was done stays done: a lock that cannot be given back is taken by the next one, in time.
    if (await isHeld().catch(() => false)) await rm(path, { force: true }).catch(() => {});
  }
}

async function take(path: string, holder: string): Promise<void> {
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
    } else if (performance.now() - since > maxHold) await takeAway(path, holder);
    await delay(interval);
  }
}

/** Of those who see that a lock is left behind one alone takes it away. */
async function takeAway(path: string, by: string): Promise<void> {
  const away = `${path}.${by}`;
  await rename(path, away).catch(() => {});
  await rm(away, { force: true });
}

/** Null when nobody holds it. */
const holderOf = (path: string) => unlessMissing(readFile(path, 'utf8'));
