import type { SlotModule } from '@storefront/shared/contracts/slots';
import { Link } from '@storefront/shared/router';

/** A badge that does something on the server each time it is rendered; by default nothing, because its module does the harm. */
export function harmfulBadge(onServer = () => {}): SlotModule<'header-cart'>['Widget'] {
  return () => {
    if (typeof document === 'undefined') onServer();
    return <Link to="/shop/shopping-cart">Basket</Link>;
  };
}
