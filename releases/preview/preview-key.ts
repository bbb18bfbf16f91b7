import { randomBytes } from 'node:crypto';
import { mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { writeOnce } from '@storefront/shared/server/write-once';
import { writeWholeFile } from '@storefront/shared/server/write-whole-file';
import type { Releases } from '../stores/releases';

/** Bytes of a key. A file of any other size is none: whoever guessed it could make the shell run their code. */
const keySize = 32;

/** Keys that are valid at once, so that a new one ends no preview: the newest signs. */
const valid = 2;

const keyFile = (folder: string) => join(folder, 'preview.key');

/** The keys of previews in a folder, the newest first; none where its file has none. Never throws. */
export async function previewKeys(folder: string): Promise<readonly Buffer[]> {
  const bytes = await readFile(keyFile(folder)).catch(() => null);
  if (!bytes || bytes.length % keySize > 0 || bytes.length > valid * keySize) return [];
  return Array.from({ length: bytes.length / keySize }, (_, nth) =>
    bytes.subarray(nth * keySize, (nth + 1) * keySize),
  );
}

/** Keys of previews, the newest first. */
export type PreviewKeys = readonly [Buffer, ...Buffer[]];

/**
 * The keys of previews, the newest first; the first one is created when there is none. Where machines share keys in the store, the folder
 * gets a copy, which this machine's workers read.
 *
 * @throws Error in one sentence when the folder's file has none, or as the store does; the file system's when unwritable
 */
export async function ensurePreviewKeys({ folder, store }: Releases): Promise<PreviewKeys> {
  if (store.shared) {
    let keys = await store.shared.previewKeys();
    if (keys.length === 0) {
      // Links of the shells that had only the folder stay valid.
      const [known = randomBytes(keySize)] = await previewKeys(folder);
      await store.shared.addPreviewKey(known, true);
      keys = await store.shared.previewKeys();
    }
    await writeKeys(folder, keys);
  } else if ((await previewKeys(folder)).length === 0) {
    await mkdir(folder, { recursive: true });
    await writeOnce(keyFile(folder), randomBytes(keySize));
  }
  const [newest, ...others] = await previewKeys(folder);
  if (newest) return [newest, ...others];
  throw new Error(`${keyFile(folder)} is not a key: delete it, then run pnpm releases preview again.`);
}

/** Makes a new key, which signs from now on; the one before stays valid, and any earlier one ends. @throws Error as `ensurePreviewKeys` does */
export async function renewPreviewKey(releases: Releases): Promise<void> {
  const [before] = await ensurePreviewKeys(releases);
  const key = randomBytes(keySize);
  if (releases.store.shared) await releases.store.shared.addPreviewKey(key, false);
  else await writeKeys(releases.folder, [key, before]);
}

async function writeKeys(folder: string, keys: readonly Buffer[]): Promise<void> {
  const bytes = Buffer.concat(keys);
  if (bytes.equals(Buffer.concat(await previewKeys(folder)))) return;
  await writeWholeFile(keyFile(folder), bytes, { mode: 0o600, flush: true });
}
