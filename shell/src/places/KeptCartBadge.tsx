import { totalQuantity, useBus, useTopic } from '@storefront/shared/bus';
import { ServerHtml, type ServerHtmlProps } from '../remotes/ServerHtml';
import { CartLink } from './CartLink';

/** The cart's badge without its remote: the server's HTML as long as its count is right, then the shell's own link. */
export function KeptCartBadge(kept: ServerHtmlProps) {
  const rendered = totalQuantity(useBus().serverState().ecomerce.cartItems);
  const count = useTopic('ecomerce', ({ cartItems }) => totalQuantity(cartItems));
  return count === rendered ? <ServerHtml {...kept} /> : <CartLink />;
}
