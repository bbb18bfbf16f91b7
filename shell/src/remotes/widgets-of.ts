import { listingPaths } from '@storefront/shared/contracts/remotes';
import type { State } from '@storefront/shared/contracts/state';
import { matchPath } from '@storefront/shared/router';
import type { RenderedWidget } from './widgets';

/** Whether products are being chosen for comparing on this page. */
export function isComparing(pathname: string, { compareItems }: State['ecomerce']): boolean {
  return compareItems.length > 0 && listingPaths.some((path) => matchPath(path, pathname));
}

/** The widgets a page's HTML has; others come when they are asked for. */
export function widgetsOf(pathname: string, { ecomerce }: State): readonly RenderedWidget[] {
  return isComparing(pathname, ecomerce) ? ['cart/badge', 'cart/compare-tray'] : ['cart/badge'];
}
