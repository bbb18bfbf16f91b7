import type { KeyObject } from 'node:crypto';
import { mkdir, readdir, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { integrityOf } from '@storefront/shared/release/integrity';
import { precompress } from '../precompress';
import type { NamedRelease } from './named-release';
import { signRelease } from './sign-release';

/** How a release is written. */
export interface WriteOptions {
  /**
   * Compresses for hosts to serve as it is, which takes longer than the rest together, and holds the browser's files to
   * their budget in compressed bytes; null for neither.
   */
  readonly compress: { readonly budget: number } | null;
  /** What it is signed with; null where nobody signs it. */
  readonly privateKey: KeyObject | null;
}

/**
 * Writes all that a release is into a folder, and its signature.
 *
 * @throws Error as `holdToBudget` does
 */
export async function writeFiles(
  folder: string,
  { remote, version, files, text }: NamedRelease,
  { compress, privateKey }: WriteOptions,
): Promise<void> {
  for (const [path, file] of Object.entries(files)) {
    const target = join(folder, path);
    await mkdir(dirname(target), { recursive: true });
    await writeFile(target, file);
    if (compress) await precompress(target);
  }
  await holdToBudget(folder, remote, version, compress);
  await writeFile(join(folder, 'release.json'), text);
  const integrity = integrityOf(Buffer.from(text));
  if (privateKey) await signRelease(folder, { remote, version, integrity }, privateKey);
}

/** @throws Error in one sentence when the browser's files in a release's folder are larger than their budget */
export async function holdToBudget(
  folder: string,
  remote: string,
  version: string,
  compress: WriteOptions['compress'],
): Promise<void> {
  if (!compress) return;
  const browser = join(folder, 'browser');
  const compressed = (await readdir(browser, { recursive: true })).filter((path) => path.endsWith('.br'));
  const sizes = await Promise.all(compressed.map(async (path) => (await stat(join(browser, path))).size));
  const bytes = sizes.reduce((all, size) => all + size, 0);
  if (bytes <= compress.budget) return;
  throw new Error(
    `${remote} ${version} would send up to ${bytes} bytes to a browser, but its budget (${remote}'s remote.ts) is ${compress.budget}.`,
  );
}
