import { verifyIntegrity } from 'releases/integrity';

/** What one file of a remote may cost before its place on the page goes without. */
interface Limits {
  /** Milliseconds for the whole answer, its body included. */
  readonly budget: number;
  /** Bytes of the body once it is unpacked; the largest file, a server build, has under one million. */
  readonly size: number;
}

const limits: Limits = { budget: 1_500, size: 16 * 1024 * 1024 };

/**
 * Fetches a release's file and checks its bytes before anyone sees them. Everything the shell takes from an artefact host
 * comes through here; a host that goes on for ever costs no more than the limits, and its connection is let go.
 *
 * @throws Error when the file cannot be had within the limits or is not what `integrity` says
 */
export async function fetchVerified(
  url: string,
  integrity: string,
  { budget, size }: Limits = limits,
): Promise<Buffer> {
  const ended = new AbortController();
  const timer = setTimeout(() => ended.abort(new Error(`${url} took longer than ${budget} ms.`)), budget);
  try {
    const response = await fetch(url, { signal: ended.signal, redirect: 'error' });
    if (!response.ok) throw new Error(`${url} answered ${response.status}.`);
    const bytes = await bodyWithin(size, response);
    if (!bytes) throw new Error(`${url} is larger than ${size} bytes.`);
    if (!verifyIntegrity(bytes, integrity)) throw new Error(`${url} is not what the release map promises.`);
    return bytes;
  } finally {
    clearTimeout(timer);
    // What is not read of an answer would keep its connection.
    ended.abort();
  }
}

/** The body; null as soon as it turns out to be larger than `size`. */
async function bodyWithin(size: number, { body }: Response): Promise<Buffer | null> {
  const pieces: Uint8Array[] = [];
  let length = 0;
  for await (const piece of body ?? []) {
    length += piece.length;
    if (length > size) return null;
    pieces.push(piece);
  }
  return Buffer.concat(pieces);
}
