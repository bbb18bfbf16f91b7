import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { LRUCache } from 'lru-cache';
import { type Tint, tinted, tintNames } from 'sample/pictures/tints';

interface PictureFile {
  /** Changes with the file's content, or its drawing colours. */
  readonly digest: string;
  readonly read: () => Promise<Buffer>;
}

/** A visible file directly in the folder, as the table `product_picture` requires. */
const fileName = /^[^./\\\p{Cc}][^/\\\p{Cc}]*\.(?:svg|png|jpe?g|webp)$/iu;
const tintedName = new RegExp(`^(.+)\\.(${tintNames.join('|')})\\.svg$`);

/** A folder's pictures by name, null where there is none; without a file of its own, `gloves-1.blue.svg` is a drawing in blue. */
export function pictureFiles(folder: string): (name: string) => Promise<PictureFile | null> {
  /** By file state: reading a large photograph for every request is slow. */
  const digests = new LRUCache<string, string>({ max: 10_000 });

  async function digestOf(path: string): Promise<string | null> {
    const found = await stat(path).catch(() => null);
    if (!found?.isFile()) return null;
    const state = `${found.mtimeMs} ${found.size} ${path}`;
    const digest =
      digests.get(state) ??
      createHash('sha256')
        .update(await readFile(path))
        .digest('base64url');
    digests.set(state, digest);
    return digest;
  }

  return async (name) => {
    if (!fileName.test(name)) return null;
    const path = join(folder, name);
    const digest = await digestOf(path);
    if (digest !== null) return { digest, read: () => readFile(path) };
    const [, drawing, tint] = tintedName.exec(name) ?? [];
    return drawing === undefined ? null : tintedFile(join(folder, `${drawing}.svg`), tint as Tint);
  };

  async function tintedFile(path: string, tint: Tint): Promise<PictureFile | null> {
    const digest = await digestOf(path);
    if (digest === null) return null;
    const read = async () => Buffer.from(tinted(await readFile(path, 'utf8'), tint));
    return { digest: `${digest} ${tint}`, read };
  }
}
