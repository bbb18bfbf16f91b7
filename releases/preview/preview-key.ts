import { randomBytes } from 'node:crypto';
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Bytes. A file of any other size is no key: whoever could guess it could have the shell run code of their own. */
const keySize = 32;

const keyFile = (folder: string) => join(folder, 'preview.key');

/** The key that signs previews; null when there is none. Deleting its file ends all of them. Never throws. */
export async function previewKey(folder: string): Promise<Buffer | null> {
  const key = await readFile(keyFile(folder)).catch(() => null);
  return key?.length === keySize ? key : null;
}

/**
 * That key, which is made when there is none.
 *
 * @throws Error in one sentence when something else is in its place; the file system's own when it cannot be written
 */
export async function ensurePreviewKey(folder: string): Promise<Buffer> {
  const known = await previewKey(folder);
  if (known) return known;
  await mkdir(folder, { recursive: true });
  const unfinished = `${keyFile(folder)}.${process.pid}`;
  try {
    await writeFile(unfinished, randomBytes(keySize), { mode: 0o600, flush: true });
    // There whole or not at all, and made once.
    await link(unfinished, keyFile(folder));
  } catch (error) {
    // Another command was faster.
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    await rm(unfinished, { force: true });
  }
  const key = await previewKey(folder);
  if (key) return key;
  throw new Error(`${keyFile(folder)} is no key: delete it, and ask for the link again.`);
}
