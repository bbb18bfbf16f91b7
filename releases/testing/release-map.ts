import type { RemoteName } from '@storefront/shared/contracts/remotes';
import { integrityOf } from '../release/integrity';
import type { LiveRelease, ReleaseMap } from '../traffic/release-map';

/** A release map for a test, from percent by version by remote; the first version of each remote is its default. */
export function releaseMap(shares: Partial<Record<RemoteName, Record<string, number>>>): ReleaseMap {
  const live = (remote: RemoteName): LiveRelease[] =>
    Object.entries(shares[remote] ?? {}).map(([version, traffic], index) => ({
      url: `http://${remote}.example/${version}/release.json`,
      metadata: { integrity: integrityOf(new TextEncoder().encode(remote + version)), version },
      deployment: { traffic, default: index === 0 },
    }));
  return { microFrontends: { catalogue: live('catalogue'), cart: live('cart'), quote: live('quote') } };
}
