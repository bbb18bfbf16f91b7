import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliDecompress, gunzip, type ZlibOptions } from 'node:zlib';
import { unlessMissing } from './unless-missing';

/** What the two give with `info`, which their types do not say: the bytes, and how many of the packed ones they are from. */
type Unpack = (
  packed: Uint8Array,
  options: ZlibOptions & { readonly info: true },
) => Promise<{ readonly buffer: Buffer; readonly engine: { readonly bytesWritten: number } }>;

const packings: Readonly<Record<string, Unpack>> = {
  '.br': promisify(brotliDecompress) as unknown as Unpack,
  '.gz': promisify(gunzip) as unknown as Unpack,
};

/**
 * The path of a packed `x.br` or `x.gz` that does not hold the bytes of its file `x` and nothing else; null for none.
 * @throws the file system's error for one that cannot be read, which a host may be able to
 */
export async function alteredPacking(file: string, bytes: Uint8Array): Promise<string | null> {
  // Whatever a packed file claims to hold, no more of it is unpacked than there should be.
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
