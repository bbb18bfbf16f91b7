import { verifyIntegrity } from '@storefront/shared/release/integrity';
import { bodyWithin } from '../http/body-within';

/** What one file of a remote may cost before its place on the page goes without; its manifest, server build and styles come one after the other (P56). */
interface Limits {
  /** Milliseconds for the whole answer, its body included. */
  readonly timeout: number;
  /** Bytes of the body once it is unpacked; the largest file, a server build, has under one million. */
  readonly size: number;
}

const limits: Limits = { timeout: 1_500, size: 16 * 1024 * 1024 };

/**
 * Fetches a file of a release, or of the shell's own build, and checks its bytes before anyone sees them. Everything the shell
 * takes from an artefact host comes through here; a host that goes on for ever costs no more than the limits, and its connection
 * is let go.
 *
 * @throws Error when the file cannot be had within the limits or is not what `integrity` says
 */
export async function fetchVerified(
  url: string,
  integrity: string,
  { timeout, size }: Limits = limits,
): Promise<Buffer> {
  const ended = new AbortController();
  const timer = setTimeout(() => ended.abort(new Error(`${url} took longer than ${timeout} ms.`)), timeout);
  try {
    const response = await fetch(url, { signal: ended.signal, redirect: 'error' });
    if (!response.ok) throw new Error(`${url} answered ${response.status}.`);
    const bytes = response.body ? await bodyWithin(size, response.body) : Buffer.alloc(0);
    if (!bytes) throw new Error(`${url} is larger than ${size} bytes.`);
    if (!verifyIntegrity(bytes, integrity)) throw new Error(`${url} is not what its integrity says.`);
    return bytes;
  } finally {
    clearTimeout(timer);
    // An answer that was not read to its end would keep its connection open.
    ended.abort();
  }
}
