import { isSignedWith } from '@storefront/shared/release/release-signature';
import type { LiveRelease } from '../release-map/release-map';
import type { Trust } from '../release-map/trust';

/**
 * Why a release may not run, as the end of a sentence that begins with its name: `is not signed`.
 *
 * @param trust what the release map says of its remote
 * @returns null when it may
 */
export function refusal(
  remote: string,
  { url, metadata, extras }: Pick<LiveRelease, 'url' | 'metadata' | 'extras'>,
  { keys, origins }: Trust,
): string | null {
  const { origin } = new URL(url);
  if (origins && !origins.includes(origin)) return `is at ${origin}, which is no origin of ${remote}`;
  if (!keys) return null;
  const signature = extras?.signature;
  if (signature === undefined) return 'is not signed';
  const isOurs = keys.some((key) => isSignedWith(key, signature, { remote, ...metadata }));
  return isOurs ? null : `is signed with no key of ${remote}`;
}
