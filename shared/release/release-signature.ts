import { type KeyObject, sign, verify } from 'node:crypto';
import { parsePublicKey } from './public-key';

/** The signed statement: the remote's team has published these bytes under this version. */
export interface SignedRelease {
  readonly remote: string;
  readonly version: string;
  /** Integrity of its `release.json`, which contains that of every other file. */
  readonly integrity: string;
}

const form = /^[A-Za-z0-9+/]{86}==$/;

/** Whether a text has the form of a signature: base64 of 64 bytes. */
export function isSignature(text: string): boolean {
  return form.test(text);
}

/** Signs a release with ed25519; returns base64. */
export function signatureOf(release: SignedRelease, privateKey: KeyObject): string {
  return sign(null, statementOf(release), privateKey).toString('base64');
}

/** Whether the signature of this release was made with the private half of `publicKey` (see `isPublicKey`). */
export function isSignedWith(publicKey: string, signature: string, release: SignedRelease): boolean {
  return verify(null, statementOf(release), parsePublicKey(publicKey), Buffer.from(signature, 'base64'));
}

/** The signed bytes. The fields contain no line feed, so they are unambiguous. */
function statementOf({ remote, version, integrity }: SignedRelease): Buffer {
  return Buffer.from(`storefront-release\n${remote}\n${version}\n${integrity}\n`);
}
