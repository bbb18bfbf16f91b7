import { createPublicKey, type KeyObject } from 'node:crypto';

const form = /^[A-Za-z0-9+/]{43}=$/;

/** Whether a text is an ed25519 public key in the release map's form: base64 of its 32 bytes. */
export function isPublicKey(text: string): boolean {
  return form.test(text) && Buffer.from(text, 'base64').toString('base64') === text;
}

/** The public half of an ed25519 private key, in the release map's form. */
export function publicKeyOf(privateKey: KeyObject): string {
  const { x = '' } = createPublicKey(privateKey).export({ format: 'jwk' });
  return Buffer.from(x, 'base64url').toString('base64');
}

/** The key object of a public key in the release map's form. */
export function parsePublicKey(text: string): KeyObject {
  const x = Buffer.from(text, 'base64').toString('base64url');
  return createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x }, format: 'jwk' });
}
