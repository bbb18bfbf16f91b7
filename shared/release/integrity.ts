import { createHash } from 'node:crypto';

const form = /^sha384-[A-Za-z0-9+/]{64}$/;

/** Subresource integrity of a file: `sha384-` and the base64 of the SHA-384 of its bytes. */
export function integrityOf(bytes: Uint8Array): string {
  return `sha384-${createHash('sha384').update(bytes).digest('base64')}`;
}

/** Whether the bytes have this integrity; false for an integrity in another form than ours. */
export function verifyIntegrity(bytes: Uint8Array, integrity: string): boolean {
  return integrityOf(bytes) === integrity;
}

/** Whether a text has the form that `integrityOf` returns. */
export function isIntegrity(text: string): boolean {
  return form.test(text);
}
