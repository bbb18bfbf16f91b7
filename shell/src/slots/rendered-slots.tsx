import { totalQuantity, useBus, useTopic } from '@storefront/shared/bus';
import { listingPaths } from '@storefront/shared/contracts/listing-paths';
import type { SlotName } from '@storefront/shared/contracts/slots';
import type { State } from '@storefront/shared/contracts/state';
import { listPages } from '@storefront/shared/product/paths';
import { Link, matchPath } from '@storefront/shared/router';
import type { ComponentType } from 'react';
import type { Composition } from '../page-data';
import { ServerHtml, type ServerHtmlProps } from '../remotes/ServerHtml';

interface RenderedSlot {
  readonly isShown: (pathname: string, state: State['ecomerce']) => boolean;
  readonly isForAll: boolean;
  /** Shown without an available widget. */
  readonly Missing: ComponentType;
  /** Shown when the server's HTML cannot be hydrated. */
  readonly Kept: ComponentType<ServerHtmlProps>;
}

/** The slots in the HTML; the others open on demand. */
export const renderedSlots = {
  'header-cart': { isShown: () => true, isForAll: false, Missing: CartLink, Kept: KeptCartBadge },
  'listing-foot': {
    isShown: (pathname, { compareItems }) =>
      compareItems.length > 0 && listingPaths.some((path) => matchPath(path, pathname)),
    isForAll: false,
    Missing: () => null,
    Kept: KeptCompareTray,
  },
  'page-foot': { isShown: () => true, isForAll: true, Missing: () => null, Kept: ServerHtml },
} as const satisfies Partial<Record<SlotName, RenderedSlot>>;

/** Name of a slot in the server's HTML. */
export type RenderedSlotName = keyof typeof renderedSlots;

/** The slots in the HTML of a page. */
export function slotsShown(pathname: string, { ecomerce }: State): RenderedSlotName[] {
  return (Object.keys(renderedSlots) as RenderedSlotName[]).filter((name) =>
    renderedSlots[name].isShown(pathname, ecomerce),
  );
}

/** The remotes of a composition that fill a slot: all, or the first. */
export function remotesFilling(slot: SlotName, composition: Composition): string[] {
  const remotes = Object.keys(composition).filter((remote) => composition[remote]?.exposes.includes(slot));
  const isForAll = slot in renderedSlots && renderedSlots[slot as RenderedSlotName].isForAll;
  return isForAll ? remotes : remotes.slice(0, 1);
}

function CartLink() {
  const count = useTopic('ecomerce', ({ cartItems }) => totalQuantity(cartItems));
  return (
    <Link className="site-cart" to={listPages.cart}>
      {`Cart (${count})`}
    </Link>
  );
}

/** The badge when its remote failed: the server's HTML while its count is right, then the shell's link. */
function KeptCartBadge(kept: ServerHtmlProps) {
  const rendered = totalQuantity(useBus().serverState().ecomerce.cartItems);
  const count = useTopic('ecomerce', ({ cartItems }) => totalQuantity(cartItems));
  return count === rendered ? <ServerHtml {...kept} /> : <CartLink />;
}

/** The compare tray when its remote failed: the server's HTML while it is right, then nothing. */
function KeptCompareTray(kept: ServerHtmlProps) {
  const rendered = idsIn(useBus().serverState().ecomerce.compareItems);
  const ids = useTopic('ecomerce', ({ compareItems }) => idsIn(compareItems));
  return ids === rendered && <ServerHtml {...kept} />;
}

const idsIn = (lines: readonly { readonly id: string }[]) => JSON.stringify(lines.map(({ id }) => id));
