import { mkdir, mkdtemp, readdir, rename, rm } from 'node:fs/promises';
import { hostname } from 'node:os';
import { dirname, join } from 'node:path';
import { processExists } from '@storefront/shared/process-exists';

/** Creates a folder and its parents. @throws Error in one sentence when a file is in its place; else the file system's */
export async function makeFolder(folder: string): Promise<void> {
  try {
    await mkdir(folder, { recursive: true });
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException;
    if (['EEXIST', 'ENOTDIR'].includes(code)) throw new Error(`${folder} is not a folder.`);
    if (code !== 'ENOENT') throw error;
    // Node reports this on a read-only disk too; created one by one, the right error comes.
    await makeFolder(dirname(folder));
    await mkdir(folder);
  }
}

/** Renames a folder; false where a non-empty one has that name. */
export async function moveFolder(from: string, to: string): Promise<boolean> {
  try {
    await rename(from, to);
    return true;
  } catch (error) {
    if (['ENOTEMPTY', 'EEXIST'].includes((error as NodeJS.ErrnoException).code ?? '')) return false;
    throw error;
  }
}

/** Machines may share a releases folder, and a process id identifies a process on its machine only. */
const ofThisMachine = (prefix: string) => `${prefix}${hostname()}-`;

/**
 * Works in an empty folder that is removed afterwards. Its name identifies the owner, `{prefix}{machine}-{process}-` and six letters: if
 * this process is killed, `clearLeftWork` removes it.
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

/** Removes work folders of killed processes of this machine. */
export async function clearLeftWork(parent: string, prefix: string): Promise<void> {
  const begin = ofThisMachine(prefix);
  const left = (await readdir(parent).catch(() => [])).filter((name) => {
    const [, worker] = (name.startsWith(begin) && /^(\d+)-/.exec(name.slice(begin.length))) || [];
    return worker !== undefined && !processExists(Number(worker));
  });
  // Folders of other users cannot be removed; their own processes do it.
  await Promise.all(
    left.map((name) => rm(join(parent, name), { recursive: true, force: true }).catch(() => {})),
  );
}
