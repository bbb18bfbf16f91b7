import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isPublicKey } from './public-key';
import { isSignature } from './release-signature';
import { unlessMissing } from './unless-missing';

/** A signature as it lies beside a release. Nobody has verified it, nor that it is of this key. */
interface PublishedSignature {
  /** Public key (`isPublicKey`) of whoever says to have signed. */
  readonly key: string;
  readonly signature: string;
}

/** The file of a release's signatures, beside its `release.json`. Lines are added to it, and none is changed. */
export function signatureFile(place: string): string {
  return join(place, 'release.json.sig');
}

/** A signature as a line of that file: the key, a blank, the signature. */
export function signatureLine({ key, signature }: PublishedSignature): string {
  return `${key} ${signature}\n`;
}

/** The signatures of the release in the folder `place`, oldest first; other lines are left out. @throws when they cannot be read */
export async function publishedSignatures(place: string): Promise<PublishedSignature[]> {
  const text = (await unlessMissing(readFile(signatureFile(place), 'utf8'))) ?? '';
  return text.split('\n').flatMap((line) => {
    const [key = '', signature = '', ...more] = line.split(' ');
    return isPublicKey(key) && isSignature(signature) && more.length === 0 ? [{ key, signature }] : [];
  });
}
