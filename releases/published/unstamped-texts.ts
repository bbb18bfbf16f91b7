import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { unstamp } from '@storefront/shared/release/stamp';

/** A release and its files, whatever is known of each, by path. */
interface NamedFiles {
  readonly remote: string;
  readonly version: string;
  readonly files: Readonly<Record<string, unknown>>;
}

/**
 * Each file of a published release by its path, as it was before it was named after its release.
 *
 * @param folder releases folder
 * @throws the file system's error
 */
export async function unstampedTexts(
  folder: string,
  { remote, version, files }: NamedFiles,
): Promise<Readonly<Record<string, string>>> {
  const texts = Object.keys(files).map(async (path) => {
    const text = await readFile(join(folder, remote, version, path), 'utf8');
    return [path, unstamp(text, remote, version)] as const;
  });
  return Object.fromEntries(await Promise.all(texts));
}
