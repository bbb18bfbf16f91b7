import { mkdir, mkdtemp, readdir, rename, rm } from 'node:fs/promises';
import { hostname } from 'node:os';
import { dirname, join } from 'node:path';
import { processExists } from '@storefront/shared/process-exists';

/**
 * Makes a folder, and those that it is in, as far as there are none.
 *
 * @throws Error in one sentence when there is something else of that name; else the file system's
 */
export async function makeFolder(folder: string): Promise<void> {
  try {
    await mkdir(folder, { recursive: true });
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException;
    if (['EEXIST', 'ENOTDIR'].includes(code)) throw new Error(`${folder} is no folder.`);
    if (code !== 'ENOENT') throw error;
    // Node says so where a disk is read-only, too; who makes one folder at a time is told.
    await makeFolder(dirname(folder));
    await mkdir(folder);
  }
}

/**
 * Gives a folder another name, unless there is one of that name with something in it.
 *
 * @returns whether it has
 */
export async function moveFolder(from: string, to: string): Promise<boolean> {
  try {
    await rename(from, to);
    return true;
  } catch (error) {
    if (['ENOTEMPTY', 'EEXIST'].includes((error as NodeJS.ErrnoException).code ?? '')) return false;
    throw error;
  }
}

/** Processes are known by their numbers on one machine alone, and a folder of releases may be that of several. */
const ofThisMachine = (prefix: string) => `${prefix}${hostname()}-`;

/**
 * Does something with an empty folder that is gone afterwards. Its name says whose it is, `{prefix}{machine}-{process}-` and six letters:
 * where this process is killed, `clearLeftWork` removes it.
 */
export async function withWorkFolder<Result>(
  parent: string,
  prefix: string,
  work: (folder: string) => Promise<Result>,
): Promise<Result> {
  const folder = await mkdtemp(join(parent, `${ofThisMachine(prefix)}${process.pid}-`));
  try {
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Removes the work folders that processes of this machine left when they were killed; those of living ones stay. */
export async function clearLeftWork(parent: string, prefix: string): Promise<void> {
  const begin = ofThisMachine(prefix);
  const left = (await readdir(parent).catch(() => [])).filter((name) => {
    const [, worker] = (name.startsWith(begin) && /^(\d+)-/.exec(name.slice(begin.length))) || [];
    return worker !== undefined && !processExists(Number(worker));
  });
  // What another user left is theirs to remove, and no reason to publish nothing.
  await Promise.all(
    left.map((name) => rm(join(parent, name), { recursive: true, force: true }).catch(() => {})),
  );
}
