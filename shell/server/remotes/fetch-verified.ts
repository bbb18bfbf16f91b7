import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { inTime, Late } from '@storefront/shared/in-time';
import { verifyIntegrity } from '@storefront/shared/release/integrity';
import { bodyWithin } from '@storefront/shared/server/body-within';
import { deadlines } from './deadlines';

/** What one file of a remote may cost before its place on the page goes without (P56). */
interface Limits {
  /** Milliseconds for the whole answer, its body included. */
  readonly timeout: number;
  /** Bytes of the body once it is unpacked; the largest file, a server build, has under one million. */
  readonly size: number;
}

const limits: Limits = { timeout: deadlines.file, size: 16 * 1024 * 1024 };

/** A file of a release that is not to be had, or not what was promised: the release has done nothing yet. */
export class NotFetched extends Error {}

/** A file of a release that came, with other bytes than were promised: no slow host, but a release that cannot be had as it is. */
export class WrongBytes extends NotFetched {}

/**
 * Fetches a file of a release, or of the shell's own build, and checks its bytes before anyone sees them. Everything the shell
 * takes from an artefact host comes through here; a host that goes on for ever costs no more than the limits, and its connection
 * is let go.
 *
 * @throws NotFetched when the file cannot be had within the limits or is not what `integrity` says
 */
export async function fetchVerified(
  url: string,
  integrity: string,
  { timeout, size }: Limits = limits,
): Promise<Buffer> {
  const ended = new AbortController();
  const late = `${url} took longer than ${timeout} ms.`;
  try {
    // Not by the signal: after a garbage collection Node's fetch no longer hears it (nodejs/undici issue 3644).
    const bytes = await inTime(take(url, size, ended.signal), timeout, () => new Late(late));
    if (!verifyIntegrity(bytes, integrity)) throw new WrongBytes(`${url} is not what its integrity says.`);
    return bytes;
  } catch (error) {
    if (error instanceof NotFetched) throw error;
    const reason = error instanceof Late ? late : `${url}: ${error instanceof Error ? error.message : error}`;
    throw new NotFetched(reason, { cause: error });
  } finally {
    // An answer that was not read to its end would keep its connection open.
    ended.abort();
  }
}

async function take(url: string, size: number, signal: AbortSignal): Promise<Buffer> {
  const { ok, status, body } = await fetch(url, { signal, redirect: 'error' });
  if (!ok) throw new NotFetched(`${url} answered ${status}.`);
  // As a stream of Node's the body hears the signal, whatever was collected.
  const bytes = body
    ? await bodyWithin(size, Readable.fromWeb(body as ReadableStream, { signal }))
    : Buffer.alloc(0);
  if (!bytes) throw new NotFetched(`${url} is larger than ${size} bytes.`);
  return bytes;
}
