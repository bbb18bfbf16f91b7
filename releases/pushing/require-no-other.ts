import { verifyIntegrity } from '@storefront/shared/release/integrity';
import { parseRelease, type Release } from '@storefront/shared/release/release';
import { bodyWithin } from '@storefront/shared/server/body-within';
import { withTimeout } from '@storefront/shared/with-timeout';
import type { ExportedRelease } from './exported-release';

/** Milliseconds. */
const hostTimeout = 2_000;

/** Bytes: a `release.json` with a thousand files has a hundred thousand. */
const maxSize = 5_000_000;

/** Statuses of missing files; 403 is that of object stores that let nobody list them. */
const missing: readonly number[] = [403, 404, 410];

/**
 * Asks a host, by the address of `release.json`, whether another release has this version there. Any other content may be an error page, or
 * half of a release that a retry completes.
 *
 * @throws Error in one sentence when one has, or the host does not say
 */
export async function requireNoOther(
  { remote, version, integrity }: Pick<ExportedRelease, 'remote' | 'version' | 'integrity'>,
  url: string,
  timeout = hostTimeout,
): Promise<void> {
  const late = () => new Error(unknown(`${url} takes longer than ${timeout} ms`));
  const over = new AbortController();
  const bytes = await withTimeout(bytesAt(url, over.signal), timeout, late).finally(() => over.abort());
  const other = bytes && parsed(new TextDecoder().decode(bytes), url);
  if (!bytes || other?.remote !== remote || other.version !== version) return;
  if (!verifyIntegrity(bytes, integrity))
    throw new Error(`${url} belongs to another ${remote} ${version}: a published version never changes.`);
}

/** Null where the host has no such file. */
async function bytesAt(url: string, signal: AbortSignal): Promise<Uint8Array | null> {
  const answer = await fetch(url, { redirect: 'manual', signal }).catch(() => null);
  if (!answer) throw new Error(unknown(`${url} is not answered`));
  if (missing.includes(answer.status)) return null;
  if (!answer.ok) throw new Error(unknown(`${url} is answered with ${answer.status}`));
  if (!answer.body) return null;
  const bytes = await bodyWithin(maxSize, answer.body).catch(() => {
    throw new Error(unknown(`${url} cannot be read to its end`));
  });
  if (!bytes) throw new Error(unknown(`${url} is larger than ${maxSize / 1_000_000} MB`));
  return bytes;
}

function unknown(reason: string): string {
  return `${reason}. It may have another release under this version, so nothing was uploaded.`;
}

function parsed(text: string, url: string): Release | null {
  try {
    return parseRelease(text, url);
  } catch {
    return null;
  }
}
