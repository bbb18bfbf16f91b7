import type { RemoteDeclaration } from '@storefront/shared/contracts/remote-declaration';
import { assignPaths } from './assign-paths';
import { setTraffic } from './rollout';

/**
 * Gives a published release all visitors, at all the paths that its remote declares: where nobody operates the shop, as while
 * it is developed or measured.
 *
 * @param folder releases folder
 * @throws Error as `assignPaths` and `setTraffic` do
 */
export async function goLive(
  folder: string,
  { name, paths }: Pick<RemoteDeclaration, 'name' | 'paths'>,
  version: string,
): Promise<void> {
  await assignPaths(folder, name, paths);
  await setTraffic(folder, name, { [version]: 100 });
}
