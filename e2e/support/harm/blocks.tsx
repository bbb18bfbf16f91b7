import type { PlaceModule } from '@storefront/shared/contracts/places';
import { Link } from '@storefront/shared/router';

/** Lets everybody wait for 900 ms; on a busy machine until it has worked for 600 of them. */
export const Widget: PlaceModule<'header-cart'>['Widget'] = () => {
  if (typeof document === 'undefined') {
    const end = Date.now() + 900;
    const begin = process.cpuUsage().user;
    while (Date.now() < end || process.cpuUsage().user < begin + 600_000);
  }
  return <Link to="/shop/shopping-cart">Basket</Link>;
};
