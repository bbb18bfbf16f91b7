import type { LiveRelease } from '../release-map/release-map';
import type { Trust } from '../release-map/trust';
import { keySignedWith } from './key-signed-with';

/**
 * Why a release may not run, as the end of a sentence that begins with its name: `is not signed`.
 *
 * @param trust what the release map says of its remote
 * @returns null when it may
 */
export function refusal(
  remote: string,
  release: Pick<LiveRelease, 'url' | 'metadata' | 'extras'>,
  trust: Trust,
): string | null {
  const { keys, origins } = trust;
  const { origin } = new URL(release.url);
  if (origins && !origins.includes(origin)) return `is at ${origin}, which is no origin of ${remote}`;
  if (!keys) return null;
  if (release.extras?.signature === undefined) return 'is not signed';
  return keySignedWith(remote, release, trust) === null ? `is signed with no key of ${remote}` : null;
}
