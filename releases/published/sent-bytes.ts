import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Release } from '@storefront/shared/release/release';

/** Bytes of files by how hosts send them; what does not lie packed is sent as it is. */
export interface SentBytes {
  readonly identity: number;
  readonly gzip: number;
  readonly br: number;
}

/** Those of each file of a published release, by path. */
export async function sentBytes(
  folder: string,
  { remote, version, files }: Release,
): Promise<Readonly<Record<string, SentBytes>>> {
  const place = join(folder, remote, version);
  const all = Object.keys(files).map(async (path) => [path, await bytesOf(join(place, path))] as const);
  return Object.fromEntries(await Promise.all(all));
}

/** Those of several together. */
export function sumOfBytes(all: readonly SentBytes[]): SentBytes {
  const sum = (encoding: keyof SentBytes) => all.reduce((bytes, one) => bytes + one[encoding], 0);
  return { identity: sum('identity'), gzip: sum('gzip'), br: sum('br') };
}

async function bytesOf(file: string): Promise<SentBytes> {
  const { size: identity } = await stat(file);
  const packed = async (extension: string) =>
    (await stat(file + extension).catch(unlessMissing))?.size ?? identity;
  return { identity, gzip: await packed('.gz'), br: await packed('.br') };
}

function unlessMissing(error: NodeJS.ErrnoException): null {
  if (error.code !== 'ENOENT') throw error;
  return null;
}

/** A number of bytes in thousands, for a sentence: `12.3`, `12`. */
export function kilobytes(bytes: number): string {
  return (bytes / 1_000).toFixed(1).replace(/\.0$/, '');
}
