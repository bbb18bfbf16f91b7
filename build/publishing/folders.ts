import { mkdir, mkdtemp, readdir, rename, rm } from 'node:fs/promises';
import { hostname } from 'node:os';
import { dirname, join } from 'node:path';
import { processExists } from '@storefront/shared/process-exists';

/** Makes a folder and those that it is in. @throws Error in one sentence when a file is in its place; else the file system's */
export async function makeFolder(folder: string): Promise<void> {
  try {
    await mkdir(folder, { recursive: true });
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException;
    if (['EEXIST', 'ENOTDIR'].includes(code)) throw new Error(`${folder} is no folder.`);
    if (code !== 'ENOENT') throw error;
    // Node says so on a read-only disk, too; made one by one, the right error comes.
    await makeFolder(dirname(folder));
    await mkdir(folder);
  }
}

/** Renames a folder; false where there is one of that name with something in it. */
export async function moveFolder(from: string, to: string): Promise<boolean> {
  try {
    await rename(from, to);
    return true;
  } catch (error) {
    if (['ENOTEMPTY', 'EEXIST'].includes((error as NodeJS.ErrnoException).code ?? '')) return false;
    throw error;
  }
}

/** Process ids are those of one machine, and a releases folder may be shared. */
const ofThisMachine = (prefix: string) => `${prefix}${hostname()}-`;

/**
 * Works in an empty folder that is removed afterwards. Its name says whose it is, `{prefix}{machine}-{process}-` and six letters:
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

/** Removes work folders of processes of this machine that were killed. */
export async function clearLeftWork(parent: string, prefix: string): Promise<void> {
  const begin = ofThisMachine(prefix);
  const left = (await readdir(parent).catch(() => [])).filter((name) => {
    const [, worker] = (name.startsWith(begin) && /^(\d+)-/.exec(name.slice(begin.length))) || [];
    return worker !== undefined && !processExists(Number(worker));
  });
  // What another user left is theirs to remove.
  await Promise.all(
    left.map((name) => rm(join(parent, name), { recursive: true, force: true }).catch(() => {})),
  );
}
