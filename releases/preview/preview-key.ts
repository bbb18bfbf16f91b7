import { randomBytes } from 'node:crypto';
import { mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { writeOnce } from '@storefront/shared/server/write-once';

/** Bytes. A file of any other size is no key: whoever guessed it could make the shell run their code. */
const keySize = 32;

const keyFile = (folder: string) => join(folder, 'preview.key');

/** The key that signs previews; null when there is none. Deleting its file ends all previews. Never throws. */
export async function previewKey(folder: string): Promise<Buffer | null> {
  const key = await readFile(keyFile(folder)).catch(() => null);
  return key?.length === keySize ? key : null;
}

/** The preview key, created when missing. @throws Error in one sentence when its file is no key; the file system's when unwritable */
export async function ensurePreviewKey(folder: string): Promise<Buffer> {
  const known = await previewKey(folder);
  if (known) return known;
  await mkdir(folder, { recursive: true });
  await writeOnce(keyFile(folder), randomBytes(keySize));
  const key = await previewKey(folder);
  if (key) return key;
  throw new Error(`${keyFile(folder)} is not a key: delete it, then run pnpm releases preview again.`);
}
