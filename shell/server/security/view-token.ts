import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/** How long after its document was made a report is taken, in milliseconds. */
export const viewTokenLifetime = 2 * 60 * 60_000;

/** Bytes of an id: when it was made, in seconds since 1970, and chance; and of the signature. */
const timeSize = 4;
const chanceSize = 8;
const signatureSize = 16;

const wellFormed = /^([\w-]{16})\.([\w-]{22})$/;

/** A token of one document: by it a browser may report once about releases of that composition, and of no other. */
export function signViewToken(releases: readonly string[], key: Buffer, now = Date.now()): string {
  const time = Buffer.alloc(timeSize);
  time.writeUInt32BE(Math.floor(now / 1_000));
  const id = Buffer.concat([time, randomBytes(chanceSize)]).toString('base64url');
  return `${id}.${signature(id, releases, key).toString('base64url')}`;
}

/** The id of a token, by which it is known once it was used; null when it was not made for these releases, or too long ago. */
export function viewTokenId(
  token: string,
  releases: readonly string[],
  key: Buffer,
  now = Date.now(),
): string | null {
  const [, id, signed] = wellFormed.exec(token) ?? [];
  if (id === undefined || signed === undefined) return null;
  // The last letter has bits that are no part of it: they are not looked at.
  if (!timingSafeEqual(Buffer.from(signed, 'base64url'), signature(id, releases, key))) return null;
  const made = Buffer.from(id, 'base64url').readUInt32BE() * 1_000;
  return now - made <= viewTokenLifetime ? id : null;
}

function signature(id: string, releases: readonly string[], key: Buffer): Buffer {
  return createHmac('sha256', key)
    .update([id, ...releases].join(' '))
    .digest()
    .subarray(0, signatureSize);
}
