import { liveVersion } from './live-version';
import { hostAddress } from './storefront-test';

/** Address of the script with the catalogue's pages: where the browser says that what they log comes from. */
export async function catalogueScript(): Promise<string> {
  return `${hostAddress('catalogue')}/${await liveVersion('catalogue')}/browser/__federation_expose_routes.js`;
}
