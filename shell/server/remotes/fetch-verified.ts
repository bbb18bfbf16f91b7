import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { verifyIntegrity } from '@storefront/shared/release/integrity';
import { bodyWithin } from '@storefront/shared/server/body-within';
import { TimeoutError, withTimeout } from '@storefront/shared/with-timeout';
import { deadlines } from './deadlines';

/** The limits of a fetch (P56). */
interface Limits {
  /** Milliseconds for the whole answer, its body included. */
  readonly timeout?: number;
  /** Bytes of the unpacked body; the largest file, a server build, has under one million. */
  readonly size?: number;
}

/** A file of a release cannot be fetched, or has other bytes than promised. */
export class NotFetched extends Error {}

/** A file of a release has other bytes than promised: a retry does not help. */
export class WrongBytes extends NotFetched {}

/** Folders with the files of releases, by the addresses of the releases' folders. */
const copies = new Map<string, string>();

/** Lets files below an address be read from a folder, if it has them, while their asset server cannot send them. */
export function alsoInFolder(base: string, folder: string): void {
  copies.set(base, folder);
}

async function copyOf(url: string, integrity: string): Promise<Buffer | null> {
  const [base, folder] = [...copies].find(([one]) => url.startsWith(one)) ?? [];
  if (base === undefined || folder === undefined) return null;
  const bytes = await readFile(join(folder, url.slice(base.length))).catch(() => null);
  return bytes && verifyIntegrity(bytes, integrity) ? bytes : null;
}

/** Fetches a file from an asset server within the limits, and checks its bytes. @throws NotFetched if either fails */
export async function fetchVerified(
  url: string,
  integrity: string,
  { timeout = deadlines.file, size = 16 * 1024 * 1024 }: Limits = {},
): Promise<Buffer> {
  const ended = new AbortController();
  const late = `${url} took longer than ${timeout} ms.`;
  try {
    // The signal alone does not suffice: after a garbage collection fetch no longer hears it (nodejs/undici issue 3644).
    const bytes = await withTimeout(take(url, size, ended.signal), timeout, () => new TimeoutError(late));
    if (!verifyIntegrity(bytes, integrity)) throw new WrongBytes(`${url} does not match its integrity.`);
    return bytes;
  } catch (error) {
    const copy = error instanceof WrongBytes ? null : await copyOf(url, integrity);
    if (copy) return copy;
    if (error instanceof NotFetched) throw error;
    const reason =
      error instanceof TimeoutError ? late : `${url}: ${error instanceof Error ? error.message : error}`;
    throw new NotFetched(reason, { cause: error });
  } finally {
    // An unread body would keep its connection open.
    ended.abort();
  }
}

async function take(url: string, size: number, signal: AbortSignal): Promise<Buffer> {
  const { ok, status, body } = await fetch(url, { signal, redirect: 'error' });
  if (!ok) throw new NotFetched(`${url} answered ${status}.`);
  // A Node stream hears the signal even after a garbage collection.
  const bytes = body
    ? await bodyWithin(size, Readable.fromWeb(body as ReadableStream, { signal }))
    : Buffer.alloc(0);
  if (!bytes) throw new NotFetched(`${url} is larger than ${size} bytes.`);
  return bytes;
}
