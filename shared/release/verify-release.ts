import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { contentHash } from './content-hash';
import { verifyIntegrity } from './integrity';
import type { Release } from './release';
import { unstamp } from './stamp';
import { hashOf, numberOf } from './version';

/**
 * Holds the files of a release against what it says of itself, and its version against both.
 *
 * @param folder of the release
 * @throws Error in one sentence when a file is another than it was published with, or the version is that of another content
 */
export async function verifyRelease(folder: string, release: Release): Promise<void> {
  const { remote, version, files } = release;
  const texts = await Promise.all(
    Object.entries(files).map(async ([path, integrity]): Promise<[string, string]> => {
      const bytes = await readFile(join(folder, path)).catch(() => null);
      if (bytes && verifyIntegrity(bytes, integrity))
        return [path, unstamp(bytes.toString(), remote, version)];
      throw new Error(`${join(folder, path)} is not what ${remote} ${version} was published with.`);
    }),
  );
  const hash = contentHash(release, Object.fromEntries(texts));
  if (hash !== hashOf(version))
    throw new Error(`${remote} ${version} has another content: that of ${numberOf(version)}+${hash}.`);
}
