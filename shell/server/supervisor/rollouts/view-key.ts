import { hkdfSync, randomBytes } from 'node:crypto';
import { ensurePreviewKey } from 'releases/preview/preview-key';
import { say } from '../../process/say';

/** Bytes of a key. */
const size = 32;

/**
 * The key that the tokens of documents are signed with: derived from that of previews, which all shells of a releases folder have.
 * Where none can be had, this shell has one of its own, and takes reports about its own documents alone.
 */
export async function viewKey(releasesFolder: string): Promise<Buffer> {
  try {
    return derived(await ensurePreviewKey(releasesFolder));
  } catch (error) {
    say('warn', 'what browsers report is taken by the shell alone that made the page', { err: error });
    return randomBytes(size);
  }
}

function derived(key: Buffer): Buffer {
  return Buffer.from(hkdfSync('sha256', key, Buffer.alloc(0), 'views', size));
}
