import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isPublicKey } from './public-key';
import { isSignature } from './release-signature';
import { unlessMissing } from './unless-missing';

/** A signature stored beside a release. It is not verified, nor is its key. */
export interface PublishedSignature {
  /** Public key of the alleged signer (`isPublicKey`). */
  readonly key: string;
  readonly signature: string;
}

/** The signature file of the release in `place`, beside its `release.json`; append-only. */
export function signatureFile(place: string): string {
  return join(place, 'release.json.sig');
}

/** A line of the signature file: the key, a space, the signature. */
export function signatureLine({ key, signature }: PublishedSignature): string {
  return `${key} ${signature}\n`;
}

/** Signatures of the release in the folder `place`, oldest first; invalid lines are skipped. @throws when the file cannot be read */
export async function publishedSignatures(place: string): Promise<PublishedSignature[]> {
  return parseSignatures((await unlessMissing(readFile(signatureFile(place), 'utf8'))) ?? '');
}

/** The signatures in a signature file's text; invalid lines are skipped. */
export function parseSignatures(text: string): PublishedSignature[] {
  return text.split('\n').flatMap((line) => {
    const [key = '', signature = '', ...more] = line.split(' ');
    return isPublicKey(key) && isSignature(signature) && more.length === 0 ? [{ key, signature }] : [];
  });
}
