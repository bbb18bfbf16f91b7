import { type Bus, createBus } from '@storefront/shared/bus';
import type { AppState, CartLine, ShopState } from '@storefront/shared/contracts/state';
import { cookieJar } from './cookie-jar';

/** State that matters to a test; the rest is empty or the default of P34. */
export interface StateForTest extends Partial<AppState>, Partial<ShopState> {
  /** Lines; the default quantity is 1. */
  readonly cart?: readonly (Pick<CartLine, 'id'> & Partial<CartLine>)[];
  /** Ids. */
  readonly wishlist?: readonly string[];
  /** Ids. */
  readonly compare?: readonly string[];
}

/** A real bus over cookies in memory: `busForTest({ cart: [{ id: 'gauze', quantity: 2 }] })`. */
export function busForTest({ cart = [], wishlist = [], compare = [], ...flags }: StateForTest = {}): Bus {
  const bus = createBus(
    cookieJar({
      cart: JSON.stringify(cart),
      wishlist: JSON.stringify(wishlist),
      compare: JSON.stringify(compare),
    }).tab(),
  );
  const { isSearchBoxShow, isDrawerShow, isGridView, isFilter } = {
    ...bus.state().app,
    ...bus.state().shop,
    ...flags,
  };
  bus.update('app', { isSearchBoxShow, isDrawerShow });
  bus.update('shop', { isGridView, isFilter });
  return bus;
}
