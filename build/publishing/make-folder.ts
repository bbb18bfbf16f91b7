import { mkdir } from 'node:fs/promises';
import { dirname } from 'node:path';

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
