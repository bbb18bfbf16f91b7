import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import type { Release } from '@storefront/shared/release/release';

/** Bytes that all browser files of a published release have together, as they are sent: packed with brotli. */
export async function browserBytes(
  folder: string,
  { remote, version, server, files }: Release,
): Promise<number> {
  const sizes = Object.keys(files)
    .filter((path) => path !== server.file)
    .map((path) => sentBytes(join(folder, remote, version, path)));
  return (await Promise.all(sizes)).reduce((all, size) => all + size, 0);
}

async function sentBytes(file: string): Promise<number> {
  const packed = await stat(`${file}.br`).catch(() => null);
  return packed ? packed.size : (await promisify(brotliCompress)(await readFile(file))).length;
}
