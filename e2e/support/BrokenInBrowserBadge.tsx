import type { SlotModule } from '@storefront/shared/contracts/slots';
import { Link } from '@storefront/shared/router';

/** A badge that throws in browsers, on pages whose address says so. */
export const Widget: SlotModule<'header-cart'>['Widget'] = () => {
  if (typeof document !== 'undefined' && location.search.includes('broken'))
    throw new Error('This badge is broken.');
  return <Link to="/shop/shopping-cart">Basket</Link>;
};
