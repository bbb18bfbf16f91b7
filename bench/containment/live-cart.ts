import { readReleaseMap } from 'releases/release-map/release-map-folder';
import { standingRelease } from 'releases/traffic/pick';

/**
 * The version of the cart that its visitors get by default.
 *
 * @throws Error when there is none
 */
export async function liveCart(releasesFolder: string): Promise<string> {
  const map = await readReleaseMap(releasesFolder);
  const release = map && standingRelease(map, 'cart');
  if (!release) throw new Error('No release of the cart is live.');
  return release.metadata.version;
}
