import { rename } from 'node:fs/promises';

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
