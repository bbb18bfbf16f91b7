import { join } from 'node:path';
import { publishedSignatures } from '@storefront/shared/release/published-signatures';
import { isSignedWith, type SignedRelease } from '@storefront/shared/release/release-signature';
import type { Trust } from '../release-map/trust';

/** Who has signed a release. */
export interface Signer {
  /** Their public key. */
  readonly key: string;
  /** Whether the release map has it among the keys of the remote. */
  readonly isTrusted: boolean;
}

/** Those whose signatures lie beside a published release and are of it. */
export async function signersOf(
  folder: string,
  release: SignedRelease,
  { keys = [] }: Trust,
): Promise<Signer[]> {
  const signatures = await publishedSignatures(join(folder, release.remote, release.version));
  const valid = signatures.filter(({ key, signature }) => isSignedWith(key, signature, release));
  return [...new Set(valid.map(({ key }) => key))].map((key) => ({ key, isTrusted: keys.includes(key) }));
}
