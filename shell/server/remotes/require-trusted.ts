import { LRUCache } from 'lru-cache';
import type { LiveRelease, Trust } from 'releases/release-map/release-map';
import { refusal } from 'releases/trust/refusal';

/** How many verdicts are remembered; the one used longest ago goes first. */
const maxVerdicts = 500;

/** Why each release may not run; empty for those that may. To verify a signature takes longer than to look that up. */
const verdicts = new LRUCache<string, string>({ max: maxVerdicts });

/**
 * Holds a release against the keys and origins of its remote, once for each release and whoever is trusted.
 *
 * @throws Error in one sentence when it may not run
 */
export function requireTrusted(remote: string, release: LiveRelease, trust: Trust): void {
  const { url, metadata, extras } = release;
  const known = [
    ...[remote, metadata.version, metadata.integrity, extras?.signature, url],
    // Of none is not the same as of any.
    ...[trust.keys?.join('+') ?? 'any key', trust.origins?.join(' ') ?? 'any origin'],
  ].join('\n');
  const verdict = verdicts.get(known) ?? refusal(remote, release, trust) ?? '';
  verdicts.set(known, verdict);
  if (verdict) throw new Error(`${remote} ${metadata.version} ${verdict}.`);
}
