import { createHmac, timingSafeEqual } from 'node:crypto';

/** How long a document's token is valid, in milliseconds. */
export const viewTokenLifetime = 2 * 60 * 60_000;

/** Bytes of an id, of which the first four are its time in seconds since 1970, and of the signature. */
const idSize = 12;
const signatureSize = 16;

/** Milliseconds for which documents of the same releases have the same token. */
const sharedFor = 10 * 60_000;

const wellFormed = /^([\w-]{16})\.([\w-]{22})$/;

/** Makes the token by which pages with these releases may report, once for each view. It is the same for ten minutes. */
export function signViewToken(releases: readonly string[], key: Buffer, now = Date.now()): string {
  const bytes = Buffer.alloc(idSize);
  bytes.writeUInt32BE(Math.floor((now - (now % sharedFor)) / 1_000));
  const id = bytes.toString('base64url');
  return `${id}.${signature(id, releases, key).toString('base64url')}`;
}

/** The id by which a report counts once: the token with the view. Null for a token that is too old, or of other releases. */
export function viewReportId(
  token: string,
  { releases, view }: { readonly releases: readonly string[]; readonly view: string },
  key: Buffer,
  now = Date.now(),
): string | null {
  const [, id, signatureOfToken] = wellFormed.exec(token) ?? [];
  if (id === undefined || signatureOfToken === undefined) return null;
  // The last letter has spare bits, which are ignored.
  const expected = signature(id, releases, key);
  if (!timingSafeEqual(Buffer.from(signatureOfToken, 'base64url'), expected)) return null;
  const bytes = Buffer.from(id, 'base64url');
  if (now - bytes.readUInt32BE() * 1_000 > viewTokenLifetime) return null;
  return `${id}.${expected.toString('base64url')} ${view}`;
}

function signature(id: string, releases: readonly string[], key: Buffer): Buffer {
  return createHmac('sha256', key)
    .update([id, ...releases].join(' '))
    .digest()
    .subarray(0, signatureSize);
}
