import { type KeyObject, sign, verify } from 'node:crypto';
import { parsePublicKey } from './public-key';

/** What a signature says of a release: that its remote's team has published these bytes under this version. */
export interface SignedRelease {
  readonly remote: string;
  readonly version: string;
  /** Integrity of its `release.json`, from which that of every other file follows. */
  readonly integrity: string;
}

const form = /^[A-Za-z0-9+/]{86}==$/;

/** Whether a text has the form of a signature: base64 of 64 bytes. */
export function isSignature(text: string): boolean {
  return form.test(text);
}

/** The ed25519 signature of a release, in that form. */
export function signatureOf(release: SignedRelease, privateKey: KeyObject): string {
  return sign(null, statementOf(release), privateKey).toString('base64');
}

/** Whether a signature of this release was made with the private half of a public key (`isPublicKey`). */
export function isSignedWith(publicKey: string, signature: string, release: SignedRelease): boolean {
  return verify(null, statementOf(release), parsePublicKey(publicKey), Buffer.from(signature, 'base64'));
}

/** The bytes that are signed; nothing of a release has a line feed in it. */
function statementOf({ remote, version, integrity }: SignedRelease): Buffer {
  return Buffer.from(`storefront-release\n${remote}\n${version}\n${integrity}\n`);
}
