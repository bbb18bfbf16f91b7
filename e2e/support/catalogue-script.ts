import { publishedVersions } from '@storefront/shared/release/published-releases';
import { hostAddress, releasesFolder } from './storefront-test';

/** Address of the script with the catalogue's pages: where the browser says that what they log comes from. */
export async function catalogueScript(): Promise<string> {
  const [version] = await publishedVersions(releasesFolder, 'catalogue');
  return `${hostAddress('catalogue')}/${version}/browser/__federation_expose_routes.js`;
}
