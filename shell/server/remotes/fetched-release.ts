import { jsonExcess } from '@storefront/shared/api/json-excess';
import { isSlotName } from '@storefront/shared/contracts/slots';
import { parseRelease, type Release } from '@storefront/shared/release/release';
import { unmetNeed } from '@storefront/shared/release/unmet-need';
import { LRUCache } from 'lru-cache';
import type { LiveRelease, Trust } from 'releases/release-map/release-map';
import { refusal } from 'releases/trust/refusal';
import { log } from '../process/log';
import { fetchVerified } from './fetch-verified';
import { memoizeLoad } from './memoize-load';
import { provided } from './provided';

/** A release whose manifest is fetched and verified. */
export interface FetchedRelease extends Release {
  /** Address of its folder, with a trailing slash. */
  readonly base: string;
  /** Integrity of its `release.json`, which identifies it. */
  readonly integrity: string;
}

/** Limits of a `release.json`, which has about 4 KB. */
const manifestLimits = { size: 1024 * 1024 };

interface PickedRelease extends LiveRelease {
  readonly remote: string;
}

/**
 * Fetches the manifest of a release and checks it. Slots unknown to this shell are logged once and stay unused.
 *
 * @throws Error when the release may not run, its manifest cannot be fetched or is another's, or it needs what this shell lacks
 */
export async function fetchRelease(picked: PickedRelease, trust: Trust): Promise<FetchedRelease> {
  requireTrusted(picked.remote, picked, trust);
  return fetchManifest(picked);
}

const fetchManifest = memoizeLoad(
  ({ remote, url, metadata: { version, integrity } }: PickedRelease) =>
    `${remote} ${version} ${url} ${integrity}`,
  async ({ remote, url, metadata: { version, integrity } }): Promise<FetchedRelease> => {
    const text = (await fetchVerified(url, integrity, manifestLimits)).toString('utf8');
    if (jsonExcess(text, { depth: 16, values: 50_000 }))
      throw new Error(
        `${url} is nested deeper than 16 levels or has more than 50,000 values, so it is not read.`,
      );
    const release = parseRelease(text, url);
    if (release.remote !== remote || release.version !== version) {
      throw new Error(`${url} belongs to ${release.remote} ${release.version}, not to ${remote} ${version}.`);
    }
    const unmet = unmetNeed(release.needs, provided);
    if (unmet) throw new Error(`${remote} ${version} needs ${unmet}, which this shell does not provide.`);
    const unknown = exposedNames(release).filter((name) => name !== 'routes' && !isSlotName(name));
    for (const name of unknown)
      log('warn', `${remote} ${version} fills the unknown slot '${name}'`, { remote, release: version });
    return { ...release, base: new URL('.', url).href, integrity };
  },
);

/** The modules that a release exposes, without './': `routes` and slots. */
export function exposedNames({ browser }: Release): string[] {
  return Object.keys(browser.exposes).map((exposed) => exposed.slice('./'.length));
}

const arrivals = new WeakMap<FetchedRelease, number>();

/** Records that a release's files for the server have arrived. */
export function recordArrival(release: FetchedRelease): void {
  arrivals.set(release, performance.now());
}

/** When a release's files for the server arrived, by `performance.now()`; 0 if they have not. */
export function arrivalOf(release: FetchedRelease): number {
  return arrivals.get(release) ?? 0;
}

const maxRefusals = 500;

/** Why each release may not run, empty if it may. Cached, since verifying a signature is slow. */
const refusals = new LRUCache<string, string>({ max: maxRefusals });

/** Checks a release against the trusted keys and origins of its remote. @throws Error in one sentence when it may not run */
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
