import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/** How long a document's token is valid, in milliseconds. */
export const viewTokenLifetime = 2 * 60 * 60_000;

/** Bytes of an id, which is its time in seconds since 1970 and random bytes; and bytes of the signature. */
const timeSize = 4;
const chanceSize = 8;
const noChance = Buffer.alloc(chanceSize);
const signatureSize = 16;

/** Milliseconds for which documents shared by visitors have the same token. */
const sharedFor = 10 * 60_000;

const wellFormed = /^([\w-]{16})\.([\w-]{22})$/;

/** Makes the token of one document: a browser may report once with it, about releases of that composition only. */
export function signViewToken(releases: readonly string[], key: Buffer, now = Date.now()): string {
  return signed(now, randomBytes(chanceSize), releases, key);
}

/** Makes the token of documents shared by visitors, the same for ten minutes: each visitor's browser may report once with it. */
export function signSharedViewToken(releases: readonly string[], key: Buffer, now = Date.now()): string {
  return signed(now - (now % sharedFor), noChance, releases, key);
}

function signed(made: number, chance: Buffer, releases: readonly string[], key: Buffer): string {
  const time = Buffer.alloc(timeSize);
  time.writeUInt32BE(Math.floor(made / 1_000));
  const id = Buffer.concat([time, chance]).toString('base64url');
  return `${id}.${signature(id, releases, key).toString('base64url')}`;
}

/**
 * The id by which a report counts once: the token's id, for a shared token with the bucket. Null when the token is too old, or was
 * not made for these releases.
 */
export function viewReportId(
  token: string,
  { releases, bucket }: { readonly releases: readonly string[]; readonly bucket: string },
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
  return bytes.subarray(timeSize).equals(noChance) ? `${id}.${expected.toString('base64url')} ${bucket}` : id;
}

function signature(id: string, releases: readonly string[], key: Buffer): Buffer {
  return createHmac('sha256', key)
    .update([id, ...releases].join(' '))
    .digest()
    .subarray(0, signatureSize);
}
