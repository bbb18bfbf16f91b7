import { type Bus, createBus } from '@storefront/shared/bus';
import type { AppState, CartLine, ShopState } from '@storefront/shared/contracts/state';
import { cookieJar } from './cookie-jar';

/** What matters to a test of the state; the rest is empty or as P34 has it. */
export interface StateForTest extends Partial<AppState>, Partial<ShopState> {
  /** Lines; a quantity left out is 1. */
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
