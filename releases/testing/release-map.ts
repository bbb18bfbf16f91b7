import { integrityOf } from '@storefront/shared/release/integrity';
import { type LiveRelease, nothingLive, type ReleaseMap } from '../release-map/release-map';

type Live<Remote extends string> = Readonly<Record<Remote, readonly LiveRelease[]>>;

/**
 * A release map for a test, from percent by version by remote; the first version of each remote is its default. Each remote's path is its
 * name, unless given.
 */
export function releaseMap<Remote extends string>(
  shares: Readonly<Record<Remote, Record<string, number>>>,
  paths: ReleaseMap['paths'] = Object.fromEntries(
    Object.keys(shares).map((remote) => [remote, [`/${remote}`]]),
  ),
): ReleaseMap & { readonly microFrontends: Live<Remote> } {
  const live = (remote: Remote): LiveRelease[] =>
    Object.entries(shares[remote]).map(([version, traffic], index) => ({
      url: `http://${remote}.example/${version}/release.json`,
      metadata: { integrity: integrityOf(new TextEncoder().encode(remote + version)), version },
      deployment: { traffic, default: index === 0 },
    }));
  const remotes = Object.keys(shares) as Remote[];
  const microFrontends: Record<string, readonly LiveRelease[]> = Object.fromEntries(
    remotes.map((remote) => [remote, live(remote)]),
  );
  return { ...nothingLive, microFrontends: microFrontends as Live<Remote>, paths };
}
