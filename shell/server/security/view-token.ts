import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/** How long after its document was made a report is taken, in milliseconds. */
export const viewTokenLifetime = 2 * 60 * 60_000;

/** Bytes of an id: when it was made, in seconds since 1970, and chance; and of the signature. */
const timeSize = 4;
const chanceSize = 8;
const noChance = Buffer.alloc(chanceSize);
const signatureSize = 16;

/** Milliseconds for which documents that several visitors may get have the same token. */
const sharedFor = 10 * 60_000;

const wellFormed = /^([\w-]{16})\.([\w-]{22})$/;

/** A token of one document: by it a browser may report once about releases of that composition, and of no other. */
export function signViewToken(releases: readonly string[], key: Buffer, now = Date.now()): string {
  return signed(now, randomBytes(chanceSize), releases, key);
}

/** The token of documents that several visitors may get, the same for ten minutes: by it a visitor's browser may report once. */
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
 * What a report by this token is known by, so that it counts once: the token's id, of a shared one with the bucket. Null when the token
 * was not made for these releases, or too long ago.
 */
export function viewReportId(
  token: string,
  { releases, bucket }: { readonly releases: readonly string[]; readonly bucket: string },
  key: Buffer,
  now = Date.now(),
): string | null {
  const [, id, signatureOfToken] = wellFormed.exec(token) ?? [];
  if (id === undefined || signatureOfToken === undefined) return null;
  // The last letter has bits that are no part of it: they are not looked at.
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
