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
 * Holds what hosts send in place of a file `x`, the `x.br` and `x.gz` beside it, against the file.
 *
 * @param bytes of the file
 * @returns path of one that does not hold these bytes and nothing else; null when there is none such, or none at all
 * @throws the file system's error when there is one that cannot be read, which a host may be able to
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
