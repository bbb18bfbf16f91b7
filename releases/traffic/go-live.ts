import type { RemoteDeclaration } from '@storefront/shared/contracts/remote-declaration';
import type { Releases } from '../stores/releases';
import { trustOwn } from '../trust/trust-remote';
import { assignPaths } from './assign-paths';
import { setTraffic } from './set-traffic';

/**
 * Gives a published release all visitors and its remote the declared paths, and trusts this workspace's key: for development and tests,
 * which have no operator.
 *
 * @throws Error as `assignPaths`, `setTraffic` and `trustOwn` do
 */
export async function goLive(
  releases: Releases,
  { name, paths }: Pick<RemoteDeclaration, 'name' | 'paths'>,
  version: string,
): Promise<void> {
  await assignPaths(releases.store, name, paths);
  await setTraffic(releases, name, { [version]: 100 });
  await trustOwn(releases, name);
}
