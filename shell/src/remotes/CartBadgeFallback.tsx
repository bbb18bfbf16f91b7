import { totalQuantity, useBus, useTopic } from '@storefront/shared/bus';
import { CartLink } from './CartLink';
import { ServerHtml } from './ServerHtml';

/** The cart's badge without its remote: the server's HTML as long as its count is right, then the shell's own link. */
export function CartBadgeFallback({ release }: { readonly release: string | undefined }) {
  const rendered = totalQuantity(useBus().serverState().ecomerce.cartItems);
  const count = useTopic('ecomerce', ({ cartItems }) => totalQuantity(cartItems));
  return count === rendered ? <ServerHtml boundary="cart/badge" release={release} /> : <CartLink />;
}
