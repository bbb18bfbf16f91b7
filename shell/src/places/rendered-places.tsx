import { totalQuantity, useBus, useTopic } from '@storefront/shared/bus';
import { listingPaths } from '@storefront/shared/contracts/listing-paths';
import type { PlaceName } from '@storefront/shared/contracts/places';
import type { State } from '@storefront/shared/contracts/state';
import { listPages } from '@storefront/shared/product/paths';
import { Link, matchPath } from '@storefront/shared/router';
import type { ComponentType } from 'react';
import type { Composition } from '../page-data';
import { ServerHtml, type ServerHtmlProps } from '../remotes/ServerHtml';

interface RenderedPlace {
  /** Whether a page has something there. */
  readonly isShown: (pathname: string, state: State['ecomerce']) => boolean;
  /** Whether every remote that wants to fills it, or the first of them. */
  readonly isForAll: boolean;
  /** What stands there while nothing can be had. */
  readonly Missing: ComponentType;
  /** What stands there when the server's HTML cannot be brought to life. */
  readonly Kept: ComponentType<ServerHtmlProps>;
}

/** The places of the server's HTML; the others are filled when they are asked for. */
export const renderedPlaces = {
  'header-cart': { isShown: () => true, isForAll: false, Missing: CartLink, Kept: KeptCartBadge },
  'listing-foot': {
    isShown: (pathname, { compareItems }) =>
      compareItems.length > 0 && listingPaths.some((path) => matchPath(path, pathname)),
    isForAll: false,
    Missing: () => null,
    Kept: KeptCompareTray,
  },
  'page-foot': { isShown: () => true, isForAll: true, Missing: () => null, Kept: ServerHtml },
} as const satisfies Partial<Record<PlaceName, RenderedPlace>>;

/** Name of a place that the server's HTML has. */
export type RenderedPlaceName = keyof typeof renderedPlaces;

/** The places of a page's HTML. */
export function placesShown(pathname: string, { ecomerce }: State): RenderedPlaceName[] {
  return (Object.keys(renderedPlaces) as RenderedPlaceName[]).filter((name) =>
    renderedPlaces[name].isShown(pathname, ecomerce),
  );
}

/** The remotes of a composition that fill a place: the first, or all where the place is for all. */
export function remotesFilling(place: PlaceName, composition: Composition): string[] {
  const remotes = Object.keys(composition).filter((remote) => composition[remote]?.exposes.includes(place));
  const isForAll = place in renderedPlaces && renderedPlaces[place as RenderedPlaceName].isForAll;
  return isForAll ? remotes : remotes.slice(0, 1);
}

/** The way to the cart while the cart's own badge is not to be had. */
function CartLink() {
  const count = useTopic('ecomerce', ({ cartItems }) => totalQuantity(cartItems));
  return (
    <Link className="site-cart" to={listPages.cart}>
      {`Cart (${count})`}
    </Link>
  );
}

/** The cart's badge without its remote: the server's HTML as long as its count is right, then the shell's own link. */
function KeptCartBadge(kept: ServerHtmlProps) {
  const rendered = totalQuantity(useBus().serverState().ecomerce.cartItems);
  const count = useTopic('ecomerce', ({ cartItems }) => totalQuantity(cartItems));
  return count === rendered ? <ServerHtml {...kept} /> : <CartLink />;
}

/** The compare tray without its remote: the server's HTML as long as it is right, then nothing. */
function KeptCompareTray(kept: ServerHtmlProps) {
  const rendered = idsIn(useBus().serverState().ecomerce.compareItems);
  const ids = useTopic('ecomerce', ({ compareItems }) => idsIn(compareItems));
  return ids === rendered && <ServerHtml {...kept} />;
}

const idsIn = (lines: readonly { readonly id: string }[]) => JSON.stringify(lines.map(({ id }) => id));
