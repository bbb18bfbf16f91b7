import type { KeyObject } from 'node:crypto';
import { appendFile } from 'node:fs/promises';
import { publicKeyOf } from '@storefront/shared/release/public-key';
import {
  publishedSignatures,
  signatureFile,
  signatureLine,
} from '@storefront/shared/release/published-signatures';
import { isSignedWith, type SignedRelease, signatureOf } from '@storefront/shared/release/release-signature';

/** Signs a release in its folder. Other keys' signatures stay, so that a new key takes no release from its visitors. */
export async function signRelease(
  place: string,
  release: SignedRelease,
  privateKey: KeyObject,
): Promise<void> {
  const key = publicKeyOf(privateKey);
  const signature = signatureOf(release, privateKey);
  await appendFile(signatureFile(place), signatureLine({ key, signature }));
}

/** Copies the signatures that a release lacks in another place. */
export async function copySignatures(from: string, place: string, release: SignedRelease): Promise<void> {
  const there = await publishedSignatures(place);
  const added = (await publishedSignatures(from))
    .filter(({ key, signature }) => isSignedWith(key, signature, release))
    .filter(({ key }) => !there.some((one) => one.key === key && isSignedWith(key, one.signature, release)));
  if (added.length > 0) await appendFile(signatureFile(place), added.map(signatureLine).join(''));
}

/** Whether a release in a folder is signed with a key. */
export async function isSigned(
  place: string,
  release: SignedRelease,
  privateKey: KeyObject,
): Promise<boolean> {
  const own = publicKeyOf(privateKey);
  const signatures = await publishedSignatures(place);
  return signatures.some(({ key, signature }) => key === own && isSignedWith(own, signature, release));
}
