import type { ExposedWidget } from '@storefront/shared/contracts/exposed-modules';
import type { State } from '@storefront/shared/contracts/state';
import { matchPath } from '@storefront/shared/router';

const listings = [
  '/shop',
  '/shop/list',
  '/shop/with-grid-detail',
  '/shop/with-grid-seperate',
  '/shop/promotions',
  '/search',
];

/** Whether products are being chosen for comparing on this page. */
export function isComparing(pathname: string, { compareItems }: State['ecomerce']): boolean {
  return compareItems.length > 0 && listings.some((path) => matchPath(path, pathname));
}

/** The widgets a page's HTML has; others come when they are asked for. */
export function widgetsOf(pathname: string, { ecomerce }: State): readonly ExposedWidget[] {
  return isComparing(pathname, ecomerce) ? ['cart/badge', 'cart/compare-tray'] : ['cart/badge'];
}
