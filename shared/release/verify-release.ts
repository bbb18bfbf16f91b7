import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliDecompress, gunzip, type ZlibOptions } from 'node:zlib';
import { contentHash } from './content-hash';
import { verifyIntegrity } from './integrity';
import type { Release } from './release';
import { stamp, unstamp } from './stamp';
import { unlessMissing } from './unless-missing';
import { hashOf, numberOf } from './version';

/**
 * Verifies every file that hosts send of the release in `folder` by its `release.json` (`bytes`), and the version by the content.
 * @throws Error in one sentence when a file, its compressed copy, or the content was altered
 */
export async function verifyRelease(folder: string, release: Release, bytes: Uint8Array): Promise<void> {
  const { remote, version, files } = release;
  const unlike = (file: string) => new Error(`${file} is not what ${remote} ${version} was published with.`);
  const verifyPackings = async (file: string, unpacked: Uint8Array) => {
    const altered = await alteredPacking(file, unpacked);
    if (altered) throw unlike(altered);
  };
  const unnamedText = async (path: string, integrity: string): Promise<[string, string]> => {
    const file = join(folder, path);
    const named = await readFile(file).catch(() => null);
    if (!named || !verifyIntegrity(named, integrity)) throw unlike(file);
    const text = unstamp(named.toString(), remote, version);
    // The version hashes the unstamped text. Stamping must restore the file, else an unstamped file would pass.
    if (!Buffer.from(stamp(text, remote, version)).equals(named)) throw unlike(file);
    await verifyPackings(file, named);
    return [path, text];
  };
  await verifyPackings(join(folder, 'release.json'), bytes);
  const texts = await Promise.all(
    Object.entries(files).map(([path, integrity]) => unnamedText(path, integrity)),
  );
  const hash = contentHash(release, Object.fromEntries(texts));
  if (hash !== hashOf(version))
    throw new Error(`${remote} ${version} has another content: that of ${numberOf(version)}+${hash}.`);
}

/** Result with `info`, which the types lack: the unpacked bytes, and how many packed bytes were read. */
type Unpack = (
  packed: Uint8Array,
  options: ZlibOptions & { readonly info: true },
) => Promise<{ readonly buffer: Buffer; readonly engine: { readonly bytesWritten: number } }>;

const packings: Readonly<Record<string, Unpack>> = {
  '.br': promisify(brotliDecompress) as unknown as Unpack,
  '.gz': promisify(gunzip) as unknown as Unpack,
};

/**
 * Path of the compressed `x.br` or `x.gz` that does not contain exactly the bytes of `file`; null for none.
 * @throws the file system's error for an unreadable one, which a host might still read
 */
export async function alteredPacking(file: string, bytes: Uint8Array): Promise<string | null> {
  // Bounds memory, whatever size a compressed file claims to have.
  const options = { info: true, maxOutputLength: Math.max(bytes.length, 1) } as const;
  for (const [extension, unpack] of Object.entries(packings)) {
    const packed = await unlessMissing(readFile(file + extension));
    if (!packed) continue;
    const unpacked = await unpack(packed, options).catch(() => null);
    if (unpacked?.engine.bytesWritten !== packed.length || !unpacked.buffer.equals(bytes))
      return file + extension;
  }
  return null;
}
