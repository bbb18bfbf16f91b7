import { verifyIntegrity } from '@storefront/shared/release/integrity';
import { bodyWithin } from '../http/body-within';
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

/**
 * Fetches a release's file and checks its bytes before anyone sees them. Everything the shell takes from an artefact host
 * comes through here; a host that goes on for ever costs no more than the limits, and its connection is let go.
 *
 * @throws NotFetched when the file cannot be had within the limits or is not what `integrity` says
 */
export async function fetchVerified(
  url: string,
  integrity: string,
  { timeout, size }: Limits = limits,
): Promise<Buffer> {
  const ended = new AbortController();
  const timer = setTimeout(
    () => ended.abort(new NotFetched(`${url} took longer than ${timeout} ms.`)),
    timeout,
  );
  try {
    const response = await fetch(url, { signal: ended.signal, redirect: 'error' });
    if (!response.ok) throw new NotFetched(`${url} answered ${response.status}.`);
    const bytes = response.body ? await bodyWithin(size, response.body) : Buffer.alloc(0);
    if (!bytes) throw new NotFetched(`${url} is larger than ${size} bytes.`);
    if (!verifyIntegrity(bytes, integrity))
      throw new NotFetched(`${url} is not what the release map promises.`);
    return bytes;
  } catch (error) {
    if (error instanceof NotFetched) throw error;
    throw new NotFetched(`${url}: ${error instanceof Error ? error.message : error}`, { cause: error });
  } finally {
    clearTimeout(timer);
    // An answer that was not read to its end would keep its connection open.
    ended.abort();
  }
}
