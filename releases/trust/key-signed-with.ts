import { isSignedWith } from '@storefront/shared/release/release-signature';
import type { LiveRelease } from '../release-map/release-map';
import type { Trust } from '../release-map/trust';

/**
 * The key that a release is signed with.
 *
 * @param trust what the release map says of its remote
 * @returns null where that is none of its remote's keys, or it is not signed
 */
export function keySignedWith(
  remote: string,
  { metadata, extras }: Pick<LiveRelease, 'metadata' | 'extras'>,
  { keys = [] }: Trust,
): string | null {
  const signature = extras?.signature;
  if (signature === undefined) return null;
  return keys.find((key) => isSignedWith(key, signature, { remote, ...metadata })) ?? null;
}
