import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { LRUCache } from 'lru-cache';
import { type Tint, tinted, tintNames } from 'sample/pictures/tints';
import { keptName } from './keep-picture';

/** The folder of the sample's drawings. */
export const samplePictures = resolve(import.meta.dirname, '../../sample/pictures');

/** A picture as it was stored. */
export interface PictureFile {
  /** Changes with the file's content, or its drawing colours. */
  readonly digest: string;
  readonly read: () => Promise<Buffer>;
}

/** A visible file directly in the folder, as the table `product_picture` requires. */
const fileName = /^[^./\\\p{Cc}][^/\\\p{Cc}]*\.(?:svg|png|jpe?g|webp)$/iu;
const tintedName = new RegExp(`^(.+)\\.(${tintNames.join('|')})\\.svg$`);

/**
 * Pictures by name, from the first of the folders that has it, null where none does; without a file of its own, `gloves-1.blue.svg` is a
 * drawing in blue.
 */
export function pictureFiles(folders: readonly string[]): (name: string) => Promise<PictureFile | null> {
  /** By file state: reading a large photograph for every request is slow. */
  const digests = new LRUCache<string, string>({ max: 10_000 });

  async function digestOf(folder: string, name: string): Promise<string | null> {
    const path = join(folder, name);
    const found = await stat(path).catch(() => null);
    if (!found?.isFile()) return null;
    if (keptName.test(name)) return name;
    const state = `${found.mtimeMs} ${found.size} ${path}`;
    const digest =
      digests.get(state) ??
      createHash('sha256')
        .update(await readFile(path))
        .digest('base64url');
    digests.set(state, digest);
    return digest;
  }

  async function find(name: string): Promise<PictureFile | null> {
    for (const folder of folders) {
      const digest = await digestOf(folder, name);
      if (digest !== null) return { digest, read: () => readFile(join(folder, name)) };
    }
    return null;
  }

  return async (name) => {
    if (!fileName.test(name)) return null;
    const own = await find(name);
    const [, drawing, tint] = tintedName.exec(name) ?? [];
    if (own || drawing === undefined) return own;
    const teal = await find(`${drawing}.svg`);
    return teal && inTint(teal, tint as Tint);
  };
}

function inTint({ digest, read }: PictureFile, tint: Tint): PictureFile {
  return {
    digest: `${digest} ${tint}`,
    read: async () => Buffer.from(tinted((await read()).toString(), tint)),
  };
}
