import { LRUCache } from 'lru-cache';
import type { LiveRelease, Trust } from 'releases/release-map/release-map';
import { refusal } from 'releases/trust/refusal';

const maxRefusals = 500;

/** Why each release may not run, empty if it may. Cached, since verifying a signature is slow. */
const refusals = new LRUCache<string, string>({ max: maxRefusals });

/**
 * Checks a release against the trusted keys and origins of its remote.
 *
 * @throws Error in one sentence when it may not run
 */
export function requireTrusted(remote: string, release: LiveRelease, trust: Trust): void {
  const { url, metadata, extras } = release;
  const known = [
    ...[remote, metadata.version, metadata.integrity, extras?.signature, url],
    // An empty list of keys differs from any key.
    ...[trust.keys?.join('+') ?? 'any key', trust.origins?.join(' ') ?? 'any origin'],
  ].join('\n');
  const refused = refusals.get(known) ?? refusal(remote, release, trust) ?? '';
  refusals.set(known, refused);
  if (refused) throw new Error(`${remote} ${metadata.version} ${refused}.`);
}
