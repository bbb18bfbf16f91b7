import { randomBytes } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const keyFile = (folder: string) => join(folder, 'preview.key');

/** The key that previews are signed with; null as long as none was ever made. Deleting its file ends all of them. */
export async function previewKey(folder: string): Promise<Buffer | null> {
  try {
    return await readFile(keyFile(folder));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}

/** The same, made when there is none. */
export async function ensurePreviewKey(folder: string): Promise<Buffer> {
  const known = await previewKey(folder);
  if (known) return known;
  await mkdir(folder, { recursive: true });
  try {
    await writeFile(keyFile(folder), randomBytes(32), { flag: 'wx', mode: 0o600 });
  } catch (error) {
    // Another command was faster.
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  return readFile(keyFile(folder));
}
