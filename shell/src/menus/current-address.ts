import { listingPaths } from '@storefront/shared/contracts/listing-paths';
import { useLocation } from '@storefront/shared/router';

const paths: readonly string[] = listingPaths;

/** What stands in a listing's address beside what it is a listing of: filters, order, view and page. */
const narrowing = /[?&](?!(mainId|subId|keyword)=[^&])[^&]*/g;

/** The address that a link to a page has: of a listing without what only filters, orders or divides it (P83). */
export function currentAddress({ pathname, search }: Pick<Location, 'pathname' | 'search'>): string {
  return pathname + (paths.includes(pathname) ? search.replace(narrowing, '').replace('&', '?') : search);
}

/** The address that a link to the page that is shown has (P83). */
export const useCurrentAddress = () => currentAddress(useLocation());
