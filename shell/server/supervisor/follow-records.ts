import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { setTimeout as delay } from 'node:timers/promises';
import { parseJson } from '@storefront/shared/release/parse-json';
import { needsSchema } from '@storefront/shared/release/release';
import type { Provided } from '@storefront/shared/release/unmet-need';
import { ensurePreviewKeys, type PreviewKeys, previewKeys } from 'releases/preview/preview-key';
import type { Releases } from 'releases/stores/releases';
import { logError } from '../process/log';

/** Milliseconds: the store counts a shell for a minute after it was seen. */
const interval = 5_000;

/**
 * Follows what shells share besides the map, until the process ends: tells the store what this shell provides, and copies the keys of
 * previews into the folder.
 *
 * @param file what this shell provides, as its build describes it
 * @param keysChanged called with the keys, the newest first, when they have changed
 */
export async function followRecords(
  releases: Releases,
  file: string,
  keysChanged: (keys: PreviewKeys) => void,
): Promise<void> {
  const { folder, store } = releases;
  const shell = randomUUID();
  let provided: Provided | undefined;
  let known = '';
  let reported = '';
  for (;;) {
    try {
      if (store.shared) {
        provided ??= parseJson(needsSchema, await readFile(file, 'utf8'), file);
        await store.shared.provide(shell, provided);
      }
      const [newest, ...others] = store.shared
        ? await ensurePreviewKeys(releases)
        : await previewKeys(folder);
      const text = Buffer.concat(newest ? [newest, ...others] : []).toString('hex');
      if (newest && text !== known) keysChanged([newest, ...others]);
      known = text;
      reported = '';
    } catch (error) {
      const { message } = error as Error;
      if (message !== reported) logError('what shells share', error);
      reported = message;
    }
    await delay(interval, undefined, { ref: false });
  }
}
