import { hkdfSync, randomBytes } from 'node:crypto';
import { ensurePreviewKeys, type PreviewKeys } from 'releases/preview/preview-key';
import type { Releases } from 'releases/stores/releases';
import { log } from '../process/log';

/** Length of a key, in bytes. */
const size = 32;

/**
 * The keys that sign the tokens of documents, the newest first, derived from the preview keys that all shells share. Without those, this
 * shell uses a random key, and accepts reports about its own documents only.
 */
export async function viewKeys(releases: Releases): Promise<PreviewKeys> {
  try {
    return derivedKeys(await ensurePreviewKeys(releases), 'views');
  } catch (error) {
    log('warn', 'reports from browsers are accepted only by the shell that made the page', { err: error });
    return [randomBytes(size)];
  }
}

/** The keys of another purpose, derived from keys of previews. */
export function derivedKeys([newest, ...others]: PreviewKeys, purpose: 'views' | 'strikes'): PreviewKeys {
  const derived = (key: Buffer) => Buffer.from(hkdfSync('sha256', key, Buffer.alloc(0), purpose, size));
  return [derived(newest), ...others.map(derived)];
}
