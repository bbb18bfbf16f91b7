import { folderStore } from 'releases/stores/folder-store';
import { standingRelease } from 'releases/traffic/pick';

/**
 * The version of the cart that its visitors get by default.
 *
 * @throws Error when there is none
 */
export async function liveCart(releasesFolder: string): Promise<string> {
  const { map } = await folderStore(releasesFolder).read();
  const release = map && standingRelease(map, 'cart');
  if (!release) throw new Error('No release of the cart is live.');
  return release.metadata.version;
}
