import { createHash } from 'node:crypto';

const form = /^sha384-[A-Za-z0-9+/]{64}$/;

/** Integrity of a file as browsers know it: `sha384-` and the base64 of the SHA-384 of its bytes. */
export function integrityOf(bytes: Uint8Array): string {
  return `sha384-${createHash('sha384').update(bytes).digest('base64')}`;
}

/** Whether the bytes are those the integrity was made from; false as well when it is in another form than ours. */
export function verifyIntegrity(bytes: Uint8Array, integrity: string): boolean {
  return integrityOf(bytes) === integrity;
}

/** Whether the text has the form `integrityOf` gives. */
export function isIntegrity(text: string): boolean {
  return form.test(text);
}
