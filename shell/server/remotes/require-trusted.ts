import { LRUCache } from 'lru-cache';
import type { LiveRelease, Trust } from 'releases/release-map/release-map';
import { refusal } from 'releases/trust/refusal';

const maxVerdicts = 500;

/** Why each release may not run, empty if it may. Cached, since verifying a signature is slow. */
const verdicts = new LRUCache<string, string>({ max: maxVerdicts });

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
  const verdict = verdicts.get(known) ?? refusal(remote, release, trust) ?? '';
  verdicts.set(known, verdict);
  if (verdict) throw new Error(`${remote} ${metadata.version} ${verdict}.`);
}
